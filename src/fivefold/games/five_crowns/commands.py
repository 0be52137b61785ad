"""Adds an example for Five Crowns to the help of the command line."""

EXAMPLES = {"play five-crowns --bots expert": "five_crowns.help-try"}
