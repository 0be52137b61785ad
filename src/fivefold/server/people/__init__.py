"""People: who a device belongs to, their names, strengths and data."""
