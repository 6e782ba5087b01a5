-- What ends a login besides a logout. Another password: the count of changes goes up. Another population, or the same one restored: its id is new.
ALTER TABLE account ADD COLUMN credential_version INTEGER NOT NULL DEFAULT 0 CHECK (credential_version >= 0);
ALTER TABLE population ADD COLUMN population_id UUID NOT NULL DEFAULT gen_random_uuid();
