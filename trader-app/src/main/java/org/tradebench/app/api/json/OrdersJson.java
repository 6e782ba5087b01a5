package org.tradebench.app.api.json;

import jakarta.json.stream.JsonGenerator;
import java.util.List;
import org.tradebench.app.domain.Order;

/** Writes orders as JSON. */
public final class OrdersJson {
    private OrdersJson() {}

    public static String of(Order order) {
        return JsonText.of(json -> write(json, order));
    }

    public static String of(List<Order> orders) {
        return JsonText.of(json -> {
            json.writeStartArray();
            orders.forEach(order -> write(json, order));
            json.writeEnd();
        });
    }

    private static void write(JsonGenerator json, Order order) {
        json.writeStartObject()
                .write("orderId", order.orderId())
                .write("orderType", order.orderType().code())
                .write("orderStatus", order.orderStatus().code())
                .write("symbol", order.symbol())
                .write("quantity", order.quantity())
                .write("price", order.price())
                .write("orderFee", order.orderFee());
        if (order.holdingId() == null) {
            json.writeNull("holdingId");
        } else {
            json.write("holdingId", order.holdingId());
        }
        JsonText.moment(json, "openDate", order.openDate());
        JsonText.moment(json, "completionDate", order.completionDate());
        json.writeEnd();
    }
}
