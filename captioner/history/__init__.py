"""What was captioned, kept: sessions on disk, joined into sentences, exported. No Qt."""
