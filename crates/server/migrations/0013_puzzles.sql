-- The first try of an account at each puzzle; what came later does not count.
CREATE TABLE puzzle_tries (
    player TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game   TEXT   NOT NULL,
    puzzle TEXT   NOT NULL,
    at     BIGINT NOT NULL,
    solved BIGINT NOT NULL, -- 1 or 0
    rating BIGINT NOT NULL, -- the player's puzzle rating after it
    PRIMARY KEY (player, game, puzzle)
);
CREATE INDEX puzzle_tries_in_order ON puzzle_tries (player, game, at);
