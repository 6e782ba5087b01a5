package org.tradebench.app.services.direct;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.Optional;
import org.tradebench.app.domain.Order;
import org.tradebench.app.services.IdempotencyKey;
import org.tradebench.app.services.PlacedOrders;

/** Finds orders by their idempotency keys, by the index order_of_key. */
@Dependent
public class OrdersByKey implements PlacedOrders {
    @Inject
    private Database database;

    @Override
    public Optional<Order> find(String userId, IdempotencyKey key) {
        return database.run(connection -> Optional.ofNullable(Orders.findByKey(connection, userId, key.value())));
    }
}
