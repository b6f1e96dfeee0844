"""The transcript in the window: shown, searched, copied, exported, and its sessions."""
