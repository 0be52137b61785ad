"""The games, one folder each; a folder is found by being here."""
