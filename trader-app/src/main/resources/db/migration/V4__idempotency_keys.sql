-- By which a client repeats an order without placing it twice (header Idempotency-Key); NULL for most orders.
ALTER TABLE trade_order ADD COLUMN idempotency_key VARCHAR(64);
-- It holds only the orders that have one.
CREATE UNIQUE INDEX order_of_key ON trade_order (account_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
