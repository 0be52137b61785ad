"""Compiles all sources under /stage to .pyc files beside them; runs in the browser's Python."""

import compileall
import py_compile

is_done = compileall.compile_dir(
    "/stage", stripdir="/stage", quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH
)
if not is_done:
    raise SyntaxError("not everything was compiled")
