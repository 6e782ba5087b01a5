package org.tradebench.app.services.persistence;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import org.tradebench.app.domain.OrderType;

/** An order type as the word in its column. */
@Converter(autoApply = true)
public class OrderTypeWord implements AttributeConverter<OrderType, String> {

    @Override
    public String convertToDatabaseColumn(OrderType type) {
        return type == null ? null : type.word();
    }

    @Override
    public OrderType convertToEntityAttribute(String word) {
        return word == null ? null : OrderType.of(word);
    }
}
