"""Adds examples for Five Crowns to the help of the command line."""

EXAMPLES = {
    "play five-crowns --bots expert": "five_crowns.help-try",
    "count five-crowns 9S 9H 9D 4C QD --wild 4": "",
}
