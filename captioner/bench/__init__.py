"""Measure ways of recognising speech against each other."""
