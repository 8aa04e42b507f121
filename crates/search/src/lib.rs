//! Players that know no game by name: random, greedy, and the arena they meet in.
