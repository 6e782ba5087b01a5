package org.tradebench.load.audit;

import java.util.List;

/** The books of accounts and quotes against the orders that moved them. */
final class MoneyChecks {

    private static final AuditCheck BALANCES =
            new AuditCheck("every balance is the opening balance and what the orders moved", """
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
            """);

    /** Trade's fee, the same for every order. */
    private static final AuditCheck FEES = new AuditCheck("every order carries the fee of 24.95", """
            SELECT format('order %s: fee %s', order_id, order_fee) FROM trade_order WHERE order_fee <> 24.95
            """);

    private static final AuditCheck VOLUMES = new AuditCheck("every quote's volume is what its orders traded", """
            SELECT format('quote %s: volume %s, by its orders %s', symbol, volume, coalesce(traded, 0))
            FROM quote
            LEFT JOIN (SELECT symbol, sum(quantity) AS traded
                       FROM trade_order
                       WHERE order_status IN ('closed', 'completed')
                       GROUP BY symbol) AS orders USING (symbol)
            WHERE volume IS DISTINCT FROM coalesce(traded, 0)
            """);

    private static final AuditCheck PRICES =
            new AuditCheck("every quote's low, high and change agree with its price", """
            SELECT format('quote %s: price %s, open %s, low %s, high %s, change %s', symbol, price, open_price,
                          low_price, high_price, change)
            FROM quote
            WHERE price < 0.01
               OR low_price > least(price, open_price)
               OR high_price < greatest(price, open_price)
               OR change <> price - open_price
            """);

    private MoneyChecks() {}

    static List<AuditCheck> all() {
        return List.of(BALANCES, FEES, VOLUMES, PRICES);
    }
}
