"""People: the owner of a device, names, strengths and personal data."""
