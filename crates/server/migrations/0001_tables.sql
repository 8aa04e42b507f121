-- One text for SQLite and PostgreSQL: TEXT and BIGINT only. Times are milliseconds since 1970.

CREATE TABLE players (
    id      TEXT   PRIMARY KEY,
    name    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    banned  BIGINT NOT NULL DEFAULT 0
);

-- What a cookie or a program's token hashes to. The secrets themselves are never stored.
CREATE TABLE secrets (
    hash    TEXT   PRIMARY KEY,
    id      TEXT   NOT NULL UNIQUE,
    player  TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind    TEXT   NOT NULL,
    label   TEXT   NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX secrets_of_player ON secrets (player);

CREATE TABLE mutes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    muted  TEXT NOT NULL,
    PRIMARY KEY (player, muted)
);

CREATE TABLE tables (
    id      TEXT   PRIMARY KEY,
    game    TEXT   NOT NULL,
    stage   TEXT   NOT NULL,
    host    TEXT   NOT NULL,
    listed  BIGINT NOT NULL,
    setup   TEXT   NOT NULL, -- JSON: what was settled when the table was made
    seats   TEXT   NOT NULL, -- JSON: who sits where
    header  TEXT   NOT NULL, -- the log's header
    clock   TEXT,            -- JSON: the time left
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    wake    BIGINT,          -- when the table needs attention of its own: a bot's move, a clock
    waiting TEXT,            -- the player it waits for
    to_move BIGINT,          -- and the seat
    places  TEXT,            -- JSON: the result
    next    TEXT             -- the rematch
);
CREATE INDEX tables_to_wake ON tables (wake);
CREATE INDEX tables_listed ON tables (listed, stage, touched);

-- Secret until the match is over; apart from the log on purpose.
CREATE TABLE seeds (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed     TEXT NOT NULL
);

-- The log. It only grows; the primary key is the fence against a second writer.
CREATE TABLE lines (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    line     TEXT   NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE seated (
    player   TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX seated_at ON seated (table_id);

CREATE TABLE chat (
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    player   TEXT   NOT NULL,
    name     TEXT   NOT NULL,
    seat     BIGINT,
    text     TEXT   NOT NULL,
    PRIMARY KEY (table_id, n)
);
