"""The sections of the settings: frozen, checked dataclasses of plain values. No Qt."""
