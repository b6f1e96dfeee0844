"""What turns the checkout into things to install: packages, their metadata and documentation."""
