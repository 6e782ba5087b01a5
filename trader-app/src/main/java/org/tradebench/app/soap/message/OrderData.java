package org.tradebench.app.soap.message;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlSchemaType;
import jakarta.xml.bind.annotation.XmlType;
import jakarta.xml.bind.annotation.adapters.XmlJavaTypeAdapter;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;

/** Carries an order to buy or to sell shares. */
@XmlAccessorType(XmlAccessType.FIELD)
@XmlType(
        name = "Order",
        propOrder = {
            "orderID",
            "accountID",
            "symbol",
            "holdingID",
            "orderType",
            "orderStatus",
            "openDate",
            "completionDate",
            "quantity",
            "price",
            "orderFee"
        })
public class OrderData {
    public long orderID;
    public long accountID;

    @XmlElement(required = true)
    public String symbol;

    /** Absent for a buy that is not completed. */
    public @Nullable Long holdingID;

    /** buy or sell. */
    @XmlElement(required = true)
    public String orderType;

    /** open, closed, completed or cancelled. */
    @XmlElement(required = true)
    public String orderStatus;

    @XmlElement(required = true)
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public Instant openDate;

    /** Absent while the order is open. */
    @XmlJavaTypeAdapter(InstantAdapter.class)
    @XmlSchemaType(name = "dateTime")
    public @Nullable Instant completionDate;

    public long quantity;

    @XmlElement(required = true)
    public BigDecimal price;

    @XmlElement(required = true)
    public BigDecimal orderFee;

    public static OrderData of(Order order) {
        OrderData data = new OrderData();
        data.orderID = order.orderId();
        data.accountID = order.accountId();
        data.symbol = order.symbol();
        data.holdingID = order.holdingId();
        data.orderType = order.orderType().code();
        data.orderStatus = order.orderStatus().code();
        data.openDate = order.openDate();
        data.completionDate = order.completionDate();
        data.quantity = order.quantity();
        data.price = order.price();
        data.orderFee = order.orderFee();
        return data;
    }

    public Order order() {
        return new Order(
                orderID,
                accountID,
                symbol,
                holdingID,
                OrderType.of(orderType),
                OrderStatus.of(orderStatus),
                openDate,
                completionDate,
                quantity,
                price,
                orderFee);
    }
}
