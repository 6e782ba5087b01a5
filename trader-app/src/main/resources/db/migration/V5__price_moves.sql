-- Where an order stands in the history of its quote's price, so that the audit can replay it. A quote's volume grows with each completed order: it
-- numbers the moves. NULL: the order was populated, or has not moved the price (yet).
ALTER TABLE trade_order
    -- The quote's volume when the order took its price.
    ADD COLUMN placed_volume BIGINT,
    -- The quote's volume and price after the order moved it, and the seed of the factor by which it did.
    ADD COLUMN moved_volume BIGINT,
    ADD COLUMN moved_price NUMERIC(14, 2),
    ADD COLUMN price_seed BIGINT;
