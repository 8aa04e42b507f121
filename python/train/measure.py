"""Holds a network against games it need not have been fitted to: python measure.py built-in.net games.dbp ...

Says by thirds of the game how often the favourite won, with the log-loss, and in tenths what each chance was worth.
"""

import argparse

import numpy as np

import records as files
from network import Whole
from report import tell


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", help="a file of fit.py, or one of crates/bots/weights")
    parser.add_argument("games", nargs="+", help="files of durbar selfplay")
    options = parser.parse_args()
    whole, records = Whole.read(options.network), files.read(options.games)
    tell("this network", whole, records, np.arange(len(records)))


if __name__ == "__main__":
    main()
