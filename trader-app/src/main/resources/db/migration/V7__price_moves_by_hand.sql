-- The prices that the administrator has moved, so that the audit can replay them between the moves by orders. A move of no shares leaves the volume as
-- it is: moves of a quote to one volume are in the order of their numbers.
CREATE TABLE price_move (
    move_id      BIGINT         GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    symbol       VARCHAR(32)    NOT NULL REFERENCES quote (symbol),
    factor       NUMERIC        NOT NULL,
    quantity     BIGINT         NOT NULL CHECK (quantity >= 0),
    -- The quote's volume and price after the move.
    moved_volume BIGINT         NOT NULL,
    moved_price  NUMERIC(14, 2) NOT NULL,
    moved_at     TIMESTAMPTZ    NOT NULL DEFAULT now()
);
