"""Positions for puzzles: drawn as they come up at a table, and checked that they can."""
