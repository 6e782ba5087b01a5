package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Order;
import org.tradebench.app.web.page.DisplayFormat;

/** Writes orders as rows of an HTML table. */
public final class OrderRows extends RowsTag<Order> {
    private static final String ROW =
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>"
                    + HtmlWriter.QUOTE_LINK + "</td><td>{}</td><td>{}</td><td>{}</td></tr>\n";

    @Override
    protected void row(HtmlWriter markup, Order order) throws IOException {
        markup.html(
                ROW,
                order.orderId(),
                order.orderStatus().code(),
                DisplayFormat.moment(order.openDate()),
                DisplayFormat.moment(order.completionDate()),
                DisplayFormat.money(order.orderFee()),
                order.orderType().code(),
                order.symbol(),
                order.symbol(),
                DisplayFormat.count(order.quantity()),
                DisplayFormat.money(order.price()),
                DisplayFormat.money(order.amount()));
    }
}
