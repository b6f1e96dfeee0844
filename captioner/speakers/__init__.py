"""Who speaks: numbers for voices, from the sound alone. No clock, thread or device."""
