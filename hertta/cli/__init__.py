"""The ``hertta`` command: one file a command."""
