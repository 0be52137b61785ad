"""Bots against bots: many matches under a virtual clock, and what they prove."""
