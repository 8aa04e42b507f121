-- What those who host a server decide, and what they have done.

-- `host`, or nothing.
ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT '';

-- From where a cookie or token was last used; none where that was before this was noted.
ALTER TABLE secrets ADD COLUMN address TEXT NOT NULL DEFAULT '';

CREATE TABLE invitations (
    hash    TEXT   PRIMARY KEY, -- what the code hashes to; the code itself is never stored
    id      TEXT   NOT NULL UNIQUE,
    note    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL,
    uses    BIGINT NOT NULL,    -- how many may come by it
    used    BIGINT NOT NULL
);

CREATE TABLE address_bans (
    address TEXT   PRIMARY KEY, -- of IPv6 the first address of its /64
    id      TEXT   NOT NULL UNIQUE,
    note    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

-- What hosts did, by the page or by the command.
CREATE TABLE deeds (
    id    TEXT   PRIMARY KEY,
    at    BIGINT NOT NULL,
    doer  TEXT   NOT NULL, -- the account's name, or the command's user
    what  TEXT   NOT NULL, -- a code
    about TEXT   NOT NULL, -- the id of a player or table, an address
    note  TEXT   NOT NULL
);
CREATE INDEX deeds_in_order ON deeds (at);
