package org.tradebench.app.web.page.rows;

import java.io.IOException;
import java.util.List;
import org.tradebench.app.domain.Order;

/** Announces orders that completed since the user's last page; nothing when there are none. */
public final class OrderAlert extends RowsTag<Order> {
    @Override
    public void doTag() throws IOException {
        List<Order> orders = items();
        if (!orders.isEmpty()) {
            HtmlWriter markup = markup();
            markup.html("<div class=\"alert\" role=\"status\"><p><strong>Alert: The following Order(s) have"
                    + " completed.</strong></p><ul>\n");
            rows(markup, orders);
            markup.html("</ul></div>\n");
        }
    }

    @Override
    protected void row(HtmlWriter markup, Order order) throws IOException {
        markup.html(
                "<li>Order {}: {} {} shares of {}, {}</li>\n",
                order.orderId(),
                order.orderType().code(),
                order.quantity(),
                order.symbol(),
                order.orderStatus().code());
    }
}
