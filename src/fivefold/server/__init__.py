"""The table in the browser: rooms, people, matches, and the web client."""
