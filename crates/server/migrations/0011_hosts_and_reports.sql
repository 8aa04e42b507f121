-- Who may not come to a table, and whether anybody with its link may.
ALTER TABLE tables ADD COLUMN door TEXT NOT NULL DEFAULT '{"closed":false,"barred":[]}'; -- JSON

-- What players want the server's host to look at.
CREATE TABLE reports (
    id       TEXT   PRIMARY KEY,
    at       BIGINT NOT NULL,
    reporter TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id TEXT   NOT NULL,
    about    TEXT   NOT NULL, -- a player's id
    name     TEXT   NOT NULL, -- as it was shown
    said     TEXT   NOT NULL, -- the message, where it is about one
    text     TEXT   NOT NULL  -- what the reporter writes
);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_about ON reports (about);
