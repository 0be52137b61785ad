"""Tools for translators: missing and inconsistent messages, and first drafts of new languages."""
