-- Matches looked at again, luck told from skill: one for each table, until a better judge writes another.
CREATE TABLE analyses (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    length   BIGINT NOT NULL, -- lines of the log it looked at
    judge    BIGINT NOT NULL, -- the version of the analysis
    text     TEXT   NOT NULL  -- JSON
);
