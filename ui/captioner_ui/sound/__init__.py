"""What the window shows of the sound itself."""
