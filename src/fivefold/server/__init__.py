"""The server: rooms, people, matches, storage and the web client."""
