package org.tradebench.app.services.persistence;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.OrderType;

/** Stores an order type as its code. */
@Converter(autoApply = true)
public class OrderTypeConverter implements AttributeConverter<OrderType, String> {
    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable OrderType type) {
        return type == null ? null : type.code();
    }

    @Override
    public @Nullable OrderType convertToEntityAttribute(@Nullable String code) {
        return code == null ? null : OrderType.of(code);
    }
}
