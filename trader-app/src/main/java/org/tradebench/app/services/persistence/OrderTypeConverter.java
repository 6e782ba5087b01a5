package org.tradebench.app.services.persistence;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.OrderType;

/** Stores an order type as its word. */
@Converter(autoApply = true)
public class OrderTypeConverter implements AttributeConverter<OrderType, String> {
    @Override
    public @Nullable String convertToDatabaseColumn(@Nullable OrderType type) {
        return type == null ? null : type.word();
    }

    @Override
    public @Nullable OrderType convertToEntityAttribute(@Nullable String word) {
        return word == null ? null : OrderType.of(word);
    }
}
