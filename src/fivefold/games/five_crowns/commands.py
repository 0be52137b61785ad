"""What Five Crowns adds to the command line's help: an example."""

EXAMPLES = {"play five-crowns --bots expert": "five_crowns.help-try"}
