-- When somebody was last told that a table will be closed unless something happens there.
ALTER TABLE tables ADD COLUMN notice BIGINT;
-- When a process last looked after forgotten tables.
ALTER TABLE life ADD COLUMN tidied BIGINT NOT NULL DEFAULT 0;
