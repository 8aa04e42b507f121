-- Accounts: a name and a password for a player who wants to be the same one on every device.

CREATE TABLE accounts (
    player   TEXT   PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    name     TEXT   NOT NULL UNIQUE, -- to sign in with, in small letters
    password TEXT   NOT NULL,        -- argon2id, with its salt and cost
    recovery TEXT   NOT NULL,        -- what the recovery code hashes to
    created  BIGINT NOT NULL
);

-- When a cookie or token was last used, to the hour.
ALTER TABLE secrets ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE secrets SET seen = created;

-- What one player said, for those who want to know or forget it.
CREATE INDEX chat_by_player ON chat (player);
CREATE INDEX tables_of_host ON tables (host);
