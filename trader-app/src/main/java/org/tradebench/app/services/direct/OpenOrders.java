package org.tradebench.app.services.direct;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tradebench.app.domain.OrderTicket;
import org.tradebench.app.services.StorageException;

/** Finds orders that were never completed and transactions that stay prepared: the same for every mode, outside any transaction. */
@Dependent
public class OpenOrders {
    /**
     * One statement for both, since every server asks it all the time. The orders are found by the index order_in_work, however many have ended. A server
     * prepares and commits within milliseconds: what stays prepared was left behind by one that died.
     */
    private static final String FIND = """
            SELECT doubt.transactions, doubt.seconds, o.order_id, a.user_id, o.symbol
            FROM (SELECT COALESCE(array_agg(gid), '{}') AS transactions, COALESCE(EXTRACT(EPOCH FROM now() - min(prepared)), 0)::bigint AS seconds FROM pg_prepared_xacts
                  WHERE database = current_database() AND prepared < now() - interval '2 seconds') AS doubt
            LEFT JOIN trade_order o ON o.order_status = 'open' AND o.open_date < now() - ? * interval '1 second'
            LEFT JOIN account a ON a.account_id = o.account_id
            ORDER BY o.order_id LIMIT ?""";

    /**
     * @param inDoubt names of the transactions that have been prepared, and not ended since, for two seconds or more
     * @param oldestSeconds since the first of them was prepared; 0 when there is none
     * @param orders the oldest first
     */
    public record Found(Set<String> inDoubt, long oldestSeconds, List<OrderTicket> orders) {}

    @Inject
    private Database database;

    /**
     * Looks for what was left behind.
     *
     * @param age how long ago an order was placed at least, in whole seconds
     * @param limit maximum number of orders
     * @throws StorageException when the database does not answer, or has no tables
     */
    public Found find(Duration age, int limit) {
        return database.run(connection -> {
            try (PreparedStatement statement = connection.prepareStatement(FIND)) {
                statement.setLong(1, age.toSeconds());
                statement.setInt(2, limit);
                try (ResultSet row = statement.executeQuery()) {
                    Set<String> inDoubt = Set.of();
                    long oldest = 0;
                    List<OrderTicket> orders = new ArrayList<>();
                    while (row.next()) {
                        inDoubt = Set.of((String[]) row.getArray(1).getArray());
                        oldest = row.getLong(2);
                        if (row.getString(5) != null) {
                            orders.add(new OrderTicket(row.getLong(3), row.getString(4), row.getString(5)));
                        }
                    }
                    return new Found(inDoubt, oldest, orders);
                }
            }
        });
    }
}
