-- Whether a cookie was given under a name that only this very host can set (`__Host-`). Those from before were not, and
-- are still known by their old name.
ALTER TABLE secrets ADD COLUMN host_only BIGINT NOT NULL DEFAULT 0;
