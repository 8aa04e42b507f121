-- Addresses of players' own that are told when it is their turn.

-- Since when the table has waited for the player in `waiting`; none where it waits for nobody, or has since
-- before this was noted.
ALTER TABLE tables ADD COLUMN waits_since BIGINT;
CREATE INDEX tables_waiting ON tables (waiting);

CREATE TABLE hooks (
    id       TEXT   PRIMARY KEY,
    player   TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    url      TEXT   NOT NULL,
    key      TEXT   NOT NULL, -- signs every call, so it is stored as it is
    created  BIGINT NOT NULL,
    called   BIGINT,
    result   TEXT,
    failures BIGINT NOT NULL DEFAULT 0, -- in a row
    busy     BIGINT NOT NULL DEFAULT 0  -- until when a process has taken it on
);
CREATE INDEX hooks_of_player ON hooks (player);

-- The last turn at a table that a hook was told of, or is to be.
CREATE TABLE hook_calls (
    hook        TEXT   NOT NULL REFERENCES hooks (id) ON DELETE CASCADE,
    table_id    TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    waits_since BIGINT NOT NULL,
    tries       BIGINT NOT NULL,
    due         BIGINT,          -- when to call; none: it was told, or given up
    PRIMARY KEY (hook, table_id)
);
CREATE INDEX hook_calls_at ON hook_calls (table_id);
