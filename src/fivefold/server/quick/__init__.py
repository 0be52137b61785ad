"""Quick matches: the queue, and who fits whom."""
