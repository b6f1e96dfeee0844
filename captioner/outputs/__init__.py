"""Captions for others: a page in the network and a text file. Qt-free."""
