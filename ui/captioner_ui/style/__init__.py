"""The design language: tokens, style sheet, icons, typeface, motion. docs/design.md has the why."""
