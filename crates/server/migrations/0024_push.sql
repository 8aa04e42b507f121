-- Browsers that are told of a turn by their push service: a kind of webhook, of one device.

ALTER TABLE hooks ADD COLUMN kind TEXT NOT NULL DEFAULT 'webhook'; -- or 'push'
-- The device whose browser it is; it goes when the device is signed out.
ALTER TABLE hooks ADD COLUMN device TEXT REFERENCES secrets (id) ON DELETE CASCADE;
CREATE INDEX hooks_of_device ON hooks (device);

-- What this server proves its identity with, by what it is for. They sign, so they are stored as they are.
CREATE TABLE server_keys (
    name    TEXT   PRIMARY KEY,
    key     TEXT   NOT NULL,
    created BIGINT NOT NULL
);
