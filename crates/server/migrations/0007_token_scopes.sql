-- What a token may do, and until when. Cookies play, and so do the tokens of before, which have no end.
ALTER TABLE secrets ADD COLUMN scope TEXT NOT NULL DEFAULT 'play'; -- play or read
ALTER TABLE secrets ADD COLUMN expires BIGINT;
