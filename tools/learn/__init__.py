"""Learning players from nothing: self-play on the batch engines, with JAX."""
