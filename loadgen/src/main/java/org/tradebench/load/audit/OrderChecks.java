package org.tradebench.load.audit;

import java.util.List;

/** The life of orders: each ends once, and only what was bought is sold. */
final class OrderChecks {

    static final AuditCheck NONE_OPEN = new AuditCheck("no order is left open", """
            SELECT format('order %s: a %s of account %s, open since %s', order_id, order_type, account_id, open_date)
            FROM trade_order
            WHERE order_status = 'open'
            """);

    private static final AuditCheck ENDS =
            new AuditCheck("every order that ended has the date of its end, and no open one has", """
            SELECT format('order %s: %s, placed %s, ended %s', order_id, order_status, open_date,
                          coalesce(completion_date::text, 'never'))
            FROM trade_order
            WHERE (order_status = 'open') <> (completion_date IS NULL)
               OR completion_date < open_date
            """);

    private static final AuditCheck BUYS_MADE_ONE_HOLDING =
            new AuditCheck("every completed buy made one holding, and no other buy the same", """
            SELECT format('%s completed buys made holding %s: orders %s', count(*), coalesce(holding_id::text, 'nothing'),
                          string_agg(order_id::text, ', ' ORDER BY order_id))
            FROM trade_order
            WHERE order_type = 'buy' AND order_status IN ('closed', 'completed')
            GROUP BY holding_id
            HAVING count(*) > 1 OR holding_id IS NULL
            """);

    private static final AuditCheck SOLD_ONCE = new AuditCheck("no holding was sold twice", """
            SELECT format('holding %s was sold by orders %s', holding_id,
                          string_agg(order_id::text, ', ' ORDER BY order_id))
            FROM trade_order
            WHERE order_type = 'sell' AND order_status IN ('closed', 'completed')
            GROUP BY holding_id
            HAVING count(*) > 1
            """);

    private static final AuditCheck SOLD_WHAT_WAS_BOUGHT =
            new AuditCheck("what was sold was bought before, by the same account, the same shares", """
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
            """);

    private static final AuditCheck UNFINISHED_WITHOUT_EFFECT =
            new AuditCheck("no cancelled or open buy made a holding", """
            SELECT format('order %s: a %s buy with holding %s', order_id, order_status, holding_id)
            FROM trade_order
            WHERE order_type = 'buy' AND order_status IN ('cancelled', 'open') AND holding_id IS NOT NULL
            """);

    private OrderChecks() {}

    static List<AuditCheck> all() {
        return List.of(ENDS, BUYS_MADE_ONE_HOLDING, SOLD_ONCE, SOLD_WHAT_WAS_BOUGHT, UNFINISHED_WITHOUT_EFFECT);
    }
}
