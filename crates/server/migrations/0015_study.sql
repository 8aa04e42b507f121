-- What a player gave away in a match that was looked at again: a point of the curve on their page.
CREATE TABLE losses (
    table_id  TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    player    TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    game      TEXT   NOT NULL,
    at        BIGINT NOT NULL, -- when the match ended
    decisions BIGINT NOT NULL, -- with a choice
    loss      BIGINT NOT NULL, -- all of them together, in hundredths of a point
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX losses_of_player ON losses (player, at);

-- Two players, the same deals, the same bot.
CREATE TABLE duplicates (
    id      TEXT   PRIMARY KEY,
    setup   TEXT   NOT NULL, -- JSON: what was wished for
    deals   BIGINT NOT NULL,
    rated   BIGINT NOT NULL,
    host    TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    guest   TEXT   REFERENCES players (id) ON DELETE CASCADE, -- none until somebody accepts
    secret  TEXT   NOT NULL, -- what every deal's chance comes from; never told
    created BIGINT NOT NULL
);
CREATE INDEX duplicates_of_host ON duplicates (host);
CREATE INDEX duplicates_of_guest ON duplicates (guest);

-- Who plays which deal where: each gets each deal once.
CREATE TABLE duplicate_tables (
    duplicate TEXT   NOT NULL REFERENCES duplicates (id) ON DELETE CASCADE,
    deal      BIGINT NOT NULL, -- from 0
    player    TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id  TEXT   NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    lead      BIGINT,          -- once it is over
    result    TEXT,            -- JSON, likewise
    PRIMARY KEY (duplicate, deal, player)
);
