-- A second factor for accounts that want one: codes of an authenticator app, and spare codes on paper.

-- The secret that the app shares, in base32, and one that no code has proved yet. Both are stored as they are, since
-- a hash cannot count.
ALTER TABLE accounts ADD COLUMN totp TEXT;
ALTER TABLE accounts ADD COLUMN totp_offered TEXT;
-- The last half minute whose code was used: none is good twice.
ALTER TABLE accounts ADD COLUMN totp_step BIGINT NOT NULL DEFAULT 0;

CREATE TABLE spare_codes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    hash   TEXT NOT NULL,
    PRIMARY KEY (player, hash)
);
