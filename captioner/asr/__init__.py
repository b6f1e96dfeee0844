"""Speech recognition: log-mel front end, encoder, decoder."""
