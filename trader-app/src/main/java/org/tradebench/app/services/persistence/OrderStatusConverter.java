package org.tradebench.app.services.persistence;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.OrderStatus;

/** Stores an order status as its word. */
@Converter(autoApply = true)
public class OrderStatusConverter implements AttributeConverter<OrderStatus, String> {
    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable OrderStatus status) {
        return status == null ? null : status.word();
    }

    @Override
    public @Nullable OrderStatus convertToEntityAttribute(@Nullable String word) {
        return word == null ? null : OrderStatus.of(word);
    }
}
