"""The score sheet: what a table has written down, what it comes to, and how it is shown, kept and exported."""
