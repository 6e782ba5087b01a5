package org.tradebench.app.services.persistence;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.OrderStatus;

/** Stores an order status as its code. */
@Converter(autoApply = true)
public class OrderStatusConverter implements AttributeConverter<OrderStatus, String> {
    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable OrderStatus status) {
        return status == null ? null : status.code();
    }

    @Override
    public @Nullable OrderStatus convertToEntityAttribute(@Nullable String code) {
        return code == null ? null : OrderStatus.of(code);
    }
}
