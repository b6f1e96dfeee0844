"""`python -m captioner`: the command without its window, which is in another package."""

import sys

from captioner.cli.console import own_console
from captioner.cli.main import main

if __name__ == "__main__":
    own_console()
    sys.exit(main())
