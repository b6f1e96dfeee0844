"""The dialog of all settings, made from the sections and their fields."""
