"""Games as pure functions of arrays, for thousands of tables at once on a CPU or a GPU. Needs the extra `batch`.

Each module has the same names: the state of one table as a tree of arrays, `start(key)`, `mask(table)`,
`step(table, action)`, `observation(table, seat)` and `payoffs(table)`. All of them work on one table; `jax.vmap` makes
them work on a batch. Action ids and vectors are those of the game's `encode.py`, and tests hold that every state,
mask and vector is equal to that of the real rules.
"""
