-- Tables that came from a log somebody brought along, so that they can go again after a while.
CREATE TABLE imports (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at       BIGINT NOT NULL
);
CREATE INDEX imports_by_age ON imports (at);
