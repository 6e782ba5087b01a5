package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.domain.Order;
import org.tradebench.app.web.page.DisplayFormat;

/** Writes rows of orders. */
public final class OrderRows extends RowsTag<Order> {
    @Override
    protected void row(HtmlWriter markup, Order order) throws IOException {
        markup.html("<tr><th scope=\"row\">")
                .number(order.orderId())
                .html("</th><td>")
                .html(order.orderStatus().word())
                .html("</td><td>")
                .html(DisplayFormat.moment(order.openDate()))
                .html("</td><td>")
                .html(DisplayFormat.moment(order.completionDate()))
                .html("</td>")
                .moneyCell(order.orderFee())
                .html("<td>")
                .html(order.orderType().word())
                .html("</td><td><a href=\"app?action=quotes&amp;symbols=")
                .text(order.symbol())
                .html("\">")
                .text(order.symbol())
                .html("</a></td>")
                .countCell(order.quantity())
                .moneyCell(order.price())
                .moneyCell(order.amount())
                .html("</tr>\n");
    }
}
