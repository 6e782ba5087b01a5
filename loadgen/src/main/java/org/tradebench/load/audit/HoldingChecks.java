package org.tradebench.load.audit;

import java.util.List;

/** The holdings against the buys and sells: those bought and not yet sold, no more, no fewer. */
final class HoldingChecks {

    private static final AuditCheck BOUGHT_AND_UNSOLD =
            new AuditCheck("every holding was bought as it is, and is not sold", """
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
            """);

    private static final AuditCheck HELD_UNLESS_SOLD = new AuditCheck("every completed buy is held or was sold", """
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
            """);

    private HoldingChecks() {}

    static List<AuditCheck> all() {
        return List.of(BOUGHT_AND_UNSOLD, HELD_UNLESS_SOLD);
    }
}
