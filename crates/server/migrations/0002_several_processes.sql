-- What several processes on one database need.

-- Counts the changes of a table: who wants to store change n must have seen n - 1.
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
-- How many lines the log has at that revision: whoever reads the row first and then so many lines has both of
-- one moment.
ALTER TABLE tables ADD COLUMN length BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET length = (SELECT COUNT(*) FROM lines WHERE lines.table_id = tables.id);
-- JSON: what a turn still leaves open, a take-back asked for or a move not yet ended.
ALTER TABLE tables ADD COLUMN undecided TEXT NOT NULL DEFAULT '{"takeback":null,"chosen":true}';

-- One row: when a process was last seen alive, and when the last time without any ended.
CREATE TABLE life (
    id      BIGINT PRIMARY KEY,
    beat    BIGINT NOT NULL,
    resumed BIGINT NOT NULL
);
INSERT INTO life (id, beat, resumed) VALUES (1, 0, 0);
