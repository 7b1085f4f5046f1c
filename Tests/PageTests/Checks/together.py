"""Runs several files of checks in one browser, since starting one costs more than most checks.

together.py REPORTS FILE...
"""

import sys

from checking import run_together

run_together(sys.argv[2:])
