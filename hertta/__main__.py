"""``python -m hertta``: the same as ``hertta``."""

import sys

from hertta.cli.main import main

sys.exit(main())
