"""HTTP: the application, its routes and pages, and the checks before them."""
