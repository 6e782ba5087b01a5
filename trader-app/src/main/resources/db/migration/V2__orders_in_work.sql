-- Orders that somebody still has to complete: what the sweep looks for. It holds only the work in hand.
CREATE INDEX order_in_work ON trade_order (order_id) WHERE order_status = 'open';
