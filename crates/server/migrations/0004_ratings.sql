-- Ratings of people and bots, from rated tables.

-- Rated tables that have ended and are still to be counted: written with the end, removed with the result.
CREATE TABLE uncounted (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    ended    BIGINT NOT NULL
);
CREATE INDEX uncounted_in_order ON uncounted (ended, table_id);

-- How well somebody plays a game. Skills are millionths.
CREATE TABLE ratings (
    game    TEXT   NOT NULL,
    who     TEXT   NOT NULL, -- a player's id, or bot:LEVEL
    player  TEXT   REFERENCES players (id) ON DELETE CASCADE, -- the same id; none for a bot
    mu      BIGINT NOT NULL, -- the estimate
    sigma   BIGINT NOT NULL, -- its standard deviation
    least   BIGINT NOT NULL, -- mu - 2 sigma, by which people are ranked
    matches BIGINT NOT NULL,
    wins    BIGINT NOT NULL,
    PRIMARY KEY (game, who)
);
CREATE INDEX ratings_ranked ON ratings (game, least);
CREATE INDEX ratings_of_player ON ratings (player);

-- What became of each seat of a counted table. The primary key is the fence against counting twice.
CREATE TABLE results (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    who      TEXT   NOT NULL,
    player   TEXT   REFERENCES players (id) ON DELETE CASCADE,
    game     TEXT   NOT NULL,
    place    BIGINT NOT NULL, -- as it counts: who left the seat to a bot came last
    seats    BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    before   BIGINT NOT NULL, -- the rating as it is shown
    after    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_player ON results (player, at);
