"""hertta: the rules of the card game Hearts, as its sources tell them.

Importing this package loads nothing else: a kernel, a script and the command line each take only what they use.
"""

__version__ = "0.1.0"
