"""The HTTP application: routes, pages, and the checks before them."""
