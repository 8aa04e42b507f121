-- Tries at passwords, for all processes together: when all those so far are forgotten.
CREATE TABLE attempts (
    key   TEXT   PRIMARY KEY, -- a hash of the address, the account, or both
    until BIGINT NOT NULL
);
