"""The binding's package, as the vendor lays it out."""
