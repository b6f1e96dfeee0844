"""`python -m captioner`: the command without its window, which is in another package."""

import sys

from captioner.cli.console import own_stderr
from captioner.cli.main import main

if __name__ == "__main__":
    own_stderr()
    sys.exit(main())
