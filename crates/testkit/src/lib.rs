//! Laws, rule cases and perft for any game; never shipped.
