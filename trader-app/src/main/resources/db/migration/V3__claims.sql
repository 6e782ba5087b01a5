-- Claims of the web services that the tuning study loads: none of the brokerage's business, and no money of an account.
-- Claims 1 to 1,000 are always there. New ones take the numbers 1,001 to 10,000 in turn, each over the oldest, so that no caller can fill the disk.

CREATE SEQUENCE claim_number AS BIGINT MINVALUE 1001 MAXVALUE 10000 CYCLE;

CREATE TABLE claim (
    claim_id    BIGINT         PRIMARY KEY CHECK (claim_id BETWEEN 1 AND 10000),
    claimant    VARCHAR(64)    NOT NULL,
    description VARCHAR(250)   NOT NULL,
    amount      NUMERIC(14, 2) NOT NULL CHECK (amount >= 0.01),
    filed       TIMESTAMPTZ    NOT NULL
) WITH (fillfactor = 80);

-- The same claims whenever they are made; the population calls it again.
CREATE FUNCTION restore_claims() RETURNS void LANGUAGE sql AS $$
    DELETE FROM claim;
    INSERT INTO claim (claim_id, claimant, description, amount, filed)
    SELECT number, 'claimant ' || number, 'Claim number ' || number || ': water came through the roof', number + 0.25,
           TIMESTAMPTZ '2008-01-01 00:00:00+00' + number * INTERVAL '1 hour'
    FROM generate_series(1, 1000) AS number;
    SELECT setval('claim_number', 1001, FALSE);
$$;

SELECT restore_claims();
