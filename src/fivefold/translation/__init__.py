"""For those who translate: which words are missing or do not fit, and a first draft of a new language."""
