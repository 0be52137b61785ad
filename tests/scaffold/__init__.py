"""A new game from the scaffold, and the guide that goes with it, tried out in copies of the project."""
