"""The command line: every word a user can type after `captioner`."""
