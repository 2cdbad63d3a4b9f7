"""Progress: what is kept of a learner's answers."""

from hertta.progress.visit import Course, Preferences, Result, Visit, read_visit

__all__ = ["Course", "Preferences", "Result", "Visit", "read_visit"]
