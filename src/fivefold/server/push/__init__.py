"""Notifications to browsers that are closed: web push, by RFC 8030, 8188, 8291 and 8292."""
