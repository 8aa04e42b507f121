//! What a player should know of each game: worth of moves, levels, reasons.
