-- The conditions of the consistency check, in the order in which they are reported. Each begins with a line that states the condition, followed by a
-- query of one text column, which describes each row that violates it. They do not rely on the schema's own checks. A condition "at rest" holds only
-- while no order is being placed.
--
-- The harness checks runs with these; the application's console offers the same check to its administrator (the build copies this file into it).

-- check: every balance is the opening balance and what the orders moved
SELECT format('account %s of %s: balance %s, by its orders %s', account_id, user_id, balance,
              open_balance + coalesce(moved, 0))
FROM account
LEFT JOIN (SELECT account_id,
                  sum(CASE order_type WHEN 'sell' THEN price * quantity - order_fee
                                      ELSE -(price * quantity + order_fee) END) AS moved
           FROM trade_order
           WHERE order_status IN ('closed', 'completed')
           GROUP BY account_id) AS orders USING (account_id)
WHERE balance IS DISTINCT FROM open_balance + coalesce(moved, 0)

-- check: every order carries the fee of 24.95
SELECT format('order %s: fee %s', order_id, order_fee) FROM trade_order WHERE order_fee <> 24.95

-- check: every quote's volume is what its orders traded
-- Includes the traded shares that the administrator stated when changing a price by hand.
SELECT format('quote %s: volume %s, by its orders %s', symbol, volume, coalesce(traded, 0))
FROM quote
LEFT JOIN (SELECT symbol, sum(quantity) AS traded
           FROM (SELECT symbol, quantity FROM trade_order WHERE order_status IN ('closed', 'completed')
                 UNION ALL
                 SELECT symbol, quantity FROM price_move) AS trades
           GROUP BY symbol) AS orders USING (symbol)
WHERE volume IS DISTINCT FROM coalesce(traded, 0)

-- check: every quote's low, high and change agree with its price
SELECT format('quote %s: price %s, open %s, low %s, high %s, change %s', symbol, price, open_price,
              low_price, high_price, change)
FROM quote
WHERE price < 0.01
   OR low_price > least(price, open_price)
   OR high_price < greatest(price, open_price)
   OR change <> price - open_price

-- at rest: no order is left open
SELECT format('order %s: a %s of account %s, open since %s', order_id, order_type, account_id, open_date)
FROM trade_order
WHERE order_status = 'open'

-- check: every order that ended has the date of its end, and no open one has
SELECT format('order %s: %s, placed %s, ended %s', order_id, order_status, open_date,
              coalesce(completion_date::text, 'never'))
FROM trade_order
WHERE (order_status = 'open') <> (completion_date IS NULL)
   OR completion_date < open_date

-- check: every completed buy made one holding, and no other buy the same
SELECT format('%s completed buys made holding %s: orders %s', count(*), coalesce(holding_id::text, 'nothing'),
              string_agg(order_id::text, ', ' ORDER BY order_id))
FROM trade_order
WHERE order_type = 'buy' AND order_status IN ('closed', 'completed')
GROUP BY holding_id
HAVING count(*) > 1 OR holding_id IS NULL

-- check: no holding was sold twice
SELECT format('holding %s was sold by orders %s', holding_id,
              string_agg(order_id::text, ', ' ORDER BY order_id))
FROM trade_order
WHERE order_type = 'sell' AND order_status IN ('closed', 'completed')
GROUP BY holding_id
HAVING count(*) > 1

-- check: what was sold was bought before, by the same account, the same shares
SELECT CASE WHEN bought.order_id IS NULL
            THEN format('order %s sold holding %s, which no completed buy made', sold.order_id,
                        coalesce(sold.holding_id::text, 'of no number'))
            ELSE format('order %s of account %s sold %s of %s at %s; order %s of account %s bought %s of %s at %s',
                        sold.order_id, sold.account_id, sold.quantity, sold.symbol, sold.completion_date,
                        bought.order_id, bought.account_id, bought.quantity, bought.symbol,
                        bought.completion_date)
       END
FROM trade_order AS sold
LEFT JOIN trade_order AS bought
       ON bought.holding_id = sold.holding_id
      AND bought.order_type = 'buy'
      AND bought.order_status IN ('closed', 'completed')
WHERE sold.order_type = 'sell'
  AND sold.order_status IN ('closed', 'completed')
  AND (bought.order_id IS NULL
       OR bought.account_id <> sold.account_id
       OR bought.symbol <> sold.symbol
       OR bought.quantity <> sold.quantity
       OR bought.completion_date > sold.completion_date)

-- check: no cancelled or open buy made a holding
SELECT format('order %s: a %s buy with holding %s', order_id, order_status, holding_id)
FROM trade_order
WHERE order_type = 'buy' AND order_status IN ('cancelled', 'open') AND holding_id IS NOT NULL

-- check: every holding was bought as it is, and is not sold
SELECT CASE WHEN bought.order_id IS NULL
            THEN format('holding %s of account %s, %s of %s: no completed buy made it', held.holding_id,
                        held.account_id, held.quantity, held.symbol)
            WHEN sold.order_id IS NOT NULL
            THEN format('holding %s of account %s is still there after order %s sold it', held.holding_id,
                        held.account_id, sold.order_id)
            ELSE format('holding %s of account %s, %s of %s at %s; order %s of account %s bought %s of %s at %s',
                        held.holding_id, held.account_id, held.quantity, held.symbol, held.purchase_price,
                        bought.order_id, bought.account_id, bought.quantity, bought.symbol, bought.price)
       END
FROM holding AS held
LEFT JOIN trade_order AS bought
       ON bought.holding_id = held.holding_id
      AND bought.order_type = 'buy'
      AND bought.order_status IN ('closed', 'completed')
LEFT JOIN trade_order AS sold
       ON sold.holding_id = held.holding_id
      AND sold.order_type = 'sell'
      AND sold.order_status IN ('closed', 'completed')
WHERE bought.order_id IS NULL
   OR sold.order_id IS NOT NULL
   OR bought.account_id <> held.account_id
   OR bought.symbol <> held.symbol
   OR bought.quantity <> held.quantity
   OR bought.price <> held.purchase_price

-- check: every completed buy is held or was sold
SELECT format('order %s of account %s bought %s of %s as holding %s, which is gone and was never sold',
              bought.order_id, bought.account_id, bought.quantity, bought.symbol, bought.holding_id)
FROM trade_order AS bought
WHERE bought.order_type = 'buy'
  AND bought.order_status IN ('closed', 'completed')
  AND bought.holding_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM holding AS held WHERE held.holding_id = bought.holding_id)
  AND NOT EXISTS (SELECT FROM trade_order AS sold
                  WHERE sold.holding_id = bought.holding_id
                    AND sold.order_type = 'sell'
                    AND sold.order_status IN ('closed', 'completed'))

-- check: every completed order's price is its quote's when it was placed
-- A quote's volume numbers its prices; a populated order has no volume, and the opening price. A change of a price by hand without shares gives one
-- volume another price.
SELECT format('order %s: price %s, but when it was placed, at volume %s, quote %s was at %s', order_id, orders.price,
              coalesce(placed_volume::text, 'of the opening'), symbol,
              coalesce(nullif(array_to_string(known, ' or '), ''), 'no price'))
FROM trade_order AS orders
JOIN (SELECT symbol, open_price, coalesce(min(moved_volume - quantity), volume) AS volume
      FROM quote
      LEFT JOIN (SELECT symbol, moved_volume, quantity FROM trade_order
                 UNION ALL
                 SELECT symbol, moved_volume, quantity FROM price_move) AS moves USING (symbol)
      GROUP BY symbol) AS opening USING (symbol)
LEFT JOIN (SELECT symbol, moved_volume AS placed_volume, array_agg(moved_price ORDER BY moved_price) AS prices
           FROM (SELECT symbol, moved_volume, moved_price FROM trade_order WHERE moved_volume IS NOT NULL
                 UNION ALL
                 SELECT symbol, moved_volume, moved_price FROM price_move) AS moves
           GROUP BY symbol, moved_volume) AS moved USING (symbol, placed_volume)
CROSS JOIN LATERAL (SELECT CASE WHEN coalesce(placed_volume = opening.volume, TRUE) THEN open_price || prices
                                ELSE prices END AS known) AS prices_then
WHERE order_status IN ('closed', 'completed')
  AND orders.price <> ALL (coalesce(known, '{}'))

-- check: every quote's price is the replay of its orders from the opening price
-- An order's factor is computed from its seed and number as java.util.SplittableRandom does, in whole numbers modulo 2^64: by the rule of the
-- application, not by its code. A change by hand has its own factor; one without shares comes after the change that reached its volume. OFFSET 0 keeps
-- the planner from computing a step once for each of its uses.
SELECT words
FROM (SELECT CASE WHEN moved_volume <> volume_before + quantity
                    OR moved_price <> round(price_before * CASE WHEN price_before <= 0.01 THEN 600
                                                                WHEN price_before > 400 THEN 0.5
                                                                ELSE coalesce(hand_factor, factor) END, 2)
                  THEN format('%s moved quote %s by the factor %s from %s to %s, its volume from %s by %s to %s',
                              coalesce('order ' || order_id, 'the administrator''s move ' || move_id), symbol,
                              coalesce(hand_factor, factor), price_before, moved_price, volume_before, quantity, moved_volume)
             END AS words
      FROM (SELECT order_id, move_id, symbol, quantity, moved_volume, moved_price, price_seed, hand_factor,
                   lag(moved_price, 1, open_price) OVER chain AS price_before,
                   lag(moved_volume, 1, moved_volume - quantity) OVER chain AS volume_before
            FROM (SELECT order_id, NULL::bigint AS move_id, symbol, quantity, moved_volume, moved_price, price_seed,
                         NULL::numeric AS hand_factor
                  FROM trade_order
                  WHERE moved_volume IS NOT NULL
                  UNION ALL
                  SELECT NULL, move_id, symbol, quantity, moved_volume, moved_price, NULL, factor
                  FROM price_move) AS all_moves
            JOIN (SELECT symbol, open_price FROM quote) AS opening USING (symbol)
            WINDOW chain AS (PARTITION BY symbol ORDER BY moved_volume, quantity = 0, move_id)) AS moves
      CROSS JOIN LATERAL (SELECT 18446744073709551616 AS two64, 9223372036854775808 AS two63,
                                 11400714819323198485 AS golden) AS constant
      CROSS JOIN LATERAL (SELECT price_seed # (mod(mod(order_id * golden, two64) + two63, two64) - two63)::bigint AS s OFFSET 0) AS seeded
      CROSS JOIN LATERAL (SELECT (mod(s + golden + two64 + two63, two64) - two63)::bigint AS z OFFSET 0) AS stepped
      CROSS JOIN LATERAL (SELECT (mod(mod((z # ((z >> 30) & 17179869183)) * 13787848793156543929, two64) + two64 + two63,
                                      two64) - two63)::bigint AS y OFFSET 0) AS once
      CROSS JOIN LATERAL (SELECT (mod(mod((y # ((y >> 27) & 137438953471)) * 10723151780598845931, two64) + two64 + two63,
                                      two64) - two63)::bigint AS x OFFSET 0) AS twice
      CROSS JOIN LATERAL (SELECT (((x # ((x >> 31) & 8589934591)) >> 11) & 9007199254740991)::float8 / 9007199254740992
                                 AS part) AS uniform
      CROSS JOIN LATERAL (SELECT round((0.9::float8 + 0.2::float8 * part)::text::numeric, 2) AS factor OFFSET 0) AS drawn
      UNION ALL
      SELECT format('order %s: it is %s and has not moved quote %s', order_id, order_status, symbol)
      FROM trade_order
      WHERE order_status IN ('closed', 'completed') AND placed_volume IS NOT NULL AND moved_volume IS NULL
      UNION ALL
      SELECT format('quote %s: price %s, after its last order %s', symbol, price, coalesce(last.moved_price, open_price))
      FROM quote
      LEFT JOIN (SELECT DISTINCT ON (symbol) symbol, moved_price
                 FROM (SELECT symbol, quantity, moved_volume, moved_price, NULL::bigint AS move_id
                       FROM trade_order
                       WHERE moved_volume IS NOT NULL
                       UNION ALL
                       SELECT symbol, quantity, moved_volume, moved_price, move_id FROM price_move) AS all_moves
                 ORDER BY symbol, moved_volume DESC, quantity = 0 DESC, move_id DESC) AS last USING (symbol)
      WHERE price <> coalesce(last.moved_price, open_price)) AS found
WHERE words IS NOT NULL
