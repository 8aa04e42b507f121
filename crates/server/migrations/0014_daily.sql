-- Who plays the deal of which day where; the first table of a day counts.
CREATE TABLE daily_tries (
    player   TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    date     TEXT NOT NULL, -- in UTC, as in 2026-11-16
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    result   TEXT,          -- JSON, once it is over
    PRIMARY KEY (player, game, date)
);
CREATE INDEX daily_tries_of_day ON daily_tries (game, date);

-- How the levels fared on the deal of a day, as JSON.
CREATE TABLE daily_levels (
    game    TEXT NOT NULL,
    date    TEXT NOT NULL,
    results TEXT NOT NULL,
    PRIMARY KEY (game, date)
);
