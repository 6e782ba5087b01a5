package org.tradebench.app.web.page.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.HoldingSums;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.services.HoldingsPage;
import org.tradebench.app.web.page.LabelledValue;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.PagerView;
import org.tradebench.app.web.page.PortfolioView;
import org.tradebench.app.web.page.SearchView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

class RowsTest {
    private static final String EVIL = "\"><script>alert('x')</script>&";
    private static final BigDecimal TEN = new BigDecimal("10.00");
    private static final BigDecimal NINE = new BigDecimal("9.00");

    @Test
    void escapesQuoteInTextAndAttributes() throws IOException {
        Quote quote = new Quote(EVIL, EVIL, 5_000, TEN, NINE, NINE, TEN, new BigDecimal("1.00"));
        assertEscaped(rendered(new QuoteRows(), quote));
        assertEscaped(rendered(new MoverRows(), quote));
    }

    @Test
    void showsQuoteWithBuyForm() throws IOException {
        Quote quote = new Quote("s:1", "S1 Incorporated", 5_000, TEN, NINE, NINE, TEN, new BigDecimal("1.00"));
        assertThat(rendered(new QuoteRows(), quote))
                .contains("<td>5,000</td>", "9.00 – 10.00", "+1.00 <small>(+11.11%)</small>", "class=\"up\"")
                .contains("aria-hidden=\"true\"><path d=\"M2 4H98V1V7\"/></svg></td>")
                .contains("name=\"symbol\" value=\"s:1\"", "name=\"quantity\"", "value=\"100\"", "method=\"post\"");
    }

    @Test
    void linksHoldingIdAndSellsByPost() throws IOException {
        Holding holding = new Holding(17, 1, EVIL, 3, TEN, Instant.EPOCH, NINE);
        String row = rendered(new HoldingRows(), holding);
        assertEscaped(row);
        assertThat(row)
                .containsPattern("<a href=\"[^\"]*holdingID=17[#\"&]")
                .contains("<form method=\"post\" action=\"app?action=sell&amp;holdingID=17\">")
                .contains("<td>30.00</td><td>27.00</td><td><span class=\"down\">-3.00");
    }

    @Test
    void escapesOrdersAndShowsStatusAsText() throws IOException {
        Order order = new Order(
                5, 1, EVIL, 17L, OrderType.BUY, OrderStatus.OPEN, Instant.EPOCH, null, 3, TEN, new BigDecimal("24.95"));
        String row = rendered(new OrderRows(), order);
        assertEscaped(row);
        assertThat(row).contains("<td>open</td>", "<td>buy</td>", "<td>-54.95</td>");
        assertEscaped(rendered(new OrderAlert(), order));
    }

    @Test
    void showsLabelValueAndTrend() throws IOException {
        assertThat(rendered(new LabelledValueRows(), new LabelledValue("Balance", "1.00", null, null)))
                .isEqualTo("<div><dt>Balance</dt><dd>1.00</dd></div>\n");
        assertThat(rendered(new LabelledValueRows(), new LabelledValue("Gain", "+1.00", "up", "+10.00%")))
                .isEqualTo(
                        "<div><dt>Gain</dt><dd><span class=\"up\">+1.00 <small>(+10.00%)</small></span></dd></div>\n");
    }

    @Test
    void labelsTableCellsAndEscapesThem() throws IOException {
        TableView table = new TableView(
                EVIL,
                List.of(EVIL, "Count", "Groups", "Remove"),
                List.of(List.of(
                        Cell.text(EVIL),
                        Cell.number(1234),
                        Cell.links(List.of(new LinkView(EVIL, EVIL, false), new LinkView("b", "?b", true))),
                        Cell.remove(EVIL))),
                "none");
        String text = rendered(new DataTables(), table);
        assertEscaped(text);
        assertThat(text)
                .contains("<th scope=\"row\" data-label=\"", "<td data-label=\"Count\" class=\"number\">1,234</td>")
                .contains(", <a href=\"?b\" aria-current=\"page\">b</a>")
                .contains("method=\"post\"", "name=\"name\" value=\"&quot;&gt;&lt;script");
    }

    @Test
    void showsNoteInsteadOfEmptyTable() throws IOException {
        String text = rendered(new DataTables(), new TableView("caption", List.of("a"), List.of(), EVIL));
        assertEscaped(text);
        assertThat(text).startsWith("<p class=\"note\">").doesNotContain("<table");
    }

    @Test
    void escapesSearchFormPagerAndCacheActions() throws IOException {
        StringWriter page = new StringWriter();
        SearchForm.write(new HtmlWriter(page), new SearchView(EVIL, EVIL, EVIL, EVIL, EVIL));
        Pager.write(new HtmlWriter(page), new PagerView(EVIL, EVIL, EVIL));
        CacheActions.write(new HtmlWriter(page), EVIL);
        assertEscaped(page.toString());
        StringWriter only = new StringWriter();
        Pager.write(new HtmlWriter(only), new PagerView("1 found", null, null));
        assertThat(only.toString()).doesNotContain("<a ");
    }

    @Test
    void showsSumsOfAllHoldings() throws IOException {
        HoldingSums sums = new HoldingSums(2, new BigDecimal("30.00"), new BigDecimal("27.00"));
        StringWriter page = new StringWriter();
        PortfolioTotals.write(new HtmlWriter(page), new PortfolioView(new HoldingsPage(List.of(), sums, 0, true)));
        assertThat(page.toString())
                .contains("<td>30.00</td><td>27.00</td><td><span class=\"down\">-3.00 <small>(-10.00%)</small>");
    }

    private static <T> String rendered(RowsTag<T> tag, T item) throws IOException {
        StringWriter page = new StringWriter();
        tag.row(new HtmlWriter(page), item);
        return page.toString();
    }

    private static void assertEscaped(String row) {
        assertThat(row).doesNotContain("<script").contains("&lt;script&gt;").doesNotContain("=\"\">");
    }
}
