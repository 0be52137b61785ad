"""Requests and responses of the programming interface, and the parts of them that need no server."""
