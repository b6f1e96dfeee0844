"""What somebody is asked who opens the window for the very first time."""
