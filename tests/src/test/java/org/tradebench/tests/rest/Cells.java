package org.tradebench.tests.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.tradebench.tests.harness.Page;

/** Converts tables of pages and JSON to the same lists of cells, so that they can be compared. */
final class Cells {

    private static final DateTimeFormatter MOMENT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Cells() {}

    /**
     * The first cells of each row.
     *
     * @param table CSS class of the table
     */
    static List<List<String>> ofPage(Page page, String table, int columns) {
        return page.html().select("table." + table + " tbody tr").stream()
                .map(row -> row.children().stream()
                        .limit(columns)
                        .map(cell -> cell.text())
                        .toList())
                .toList();
    }

    static List<List<String>> holdings(JsonNode holdings) {
        return rows(
                holdings,
                holding -> List.of(
                        holding.path("holdingId").asText(),
                        moment(holding.path("purchaseDate")),
                        holding.path("symbol").asText(),
                        count(holding.path("quantity")),
                        money(holding.path("purchasePrice")),
                        money(holding.path("currentPrice")),
                        money(holding.path("basis")),
                        money(holding.path("marketValue"))));
    }

    static List<List<String>> orders(JsonNode orders) {
        return rows(
                orders,
                order -> List.of(
                        order.path("orderId").asText(),
                        order.path("orderStatus").asText(),
                        moment(order.path("openDate")),
                        moment(order.path("completionDate")),
                        money(order.path("orderFee")),
                        order.path("orderType").asText(),
                        order.path("symbol").asText(),
                        count(order.path("quantity")),
                        money(order.path("price"))));
    }

    static List<List<String>> quotes(JsonNode quotes) {
        return rows(
                quotes,
                quote -> List.of(
                        quote.path("symbol").asText(),
                        quote.path("companyName").asText(),
                        count(quote.path("volume")),
                        money(quote.path("low")) + " – " + money(quote.path("high")),
                        money(quote.path("open")),
                        money(quote.path("price"))));
    }

    /** Symbols and prices. */
    static List<List<String>> movers(JsonNode quotes) {
        return rows(quotes, quote -> List.of(quote.path("symbol").asText(), money(quote.path("price"))));
    }

    static String money(JsonNode dollars) {
        return String.format(Locale.ROOT, "%,.2f", dollars.decimalValue());
    }

    static String count(JsonNode number) {
        return String.format(Locale.ROOT, "%,d", number.longValue());
    }

    private static String moment(JsonNode moment) {
        return moment.isNull() ? "" : MOMENT.format(Instant.parse(moment.asText()));
    }

    private interface Row {
        List<String> of(JsonNode node);
    }

    private static List<List<String>> rows(JsonNode array, Row row) {
        return StreamSupport.stream(array.spliterator(), false).map(row::of).toList();
    }
}
