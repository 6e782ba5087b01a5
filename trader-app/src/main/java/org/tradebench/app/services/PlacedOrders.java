package org.tradebench.app.services;

import java.util.Optional;
import org.tradebench.app.domain.Order;

/** Finds the order that was placed under an idempotency key: the same for every mode, outside any transaction. */
public interface PlacedOrders {
    Optional<Order> find(String userId, IdempotencyKey key);
}
