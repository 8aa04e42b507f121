-- Accounts that say of themselves that a program plays for them.
ALTER TABLE accounts ADD COLUMN program BIGINT NOT NULL DEFAULT 0;
