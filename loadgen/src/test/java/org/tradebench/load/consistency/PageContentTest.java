package org.tradebench.load.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.DataChecks;

class PageContentTest {
    private static final String QUOTES = """
            <tr><th scope="row"><a href="app?action=quotes&amp;symbols=s:1">s:1</a></th><td>S1 Incorporated</td><td>1,677</td>\
            <td>60.00 – 60.00</td><td>60.00</td><td>1,061.50</td><td><span class="even">0.00</span></td></tr>
            <tr><th scope="row"><a href="app?action=quotes&amp;symbols=s:12">s:12</a></th><td>S12 Incorporated</td><td>7</td>\
            <td>60.00 – 60.00</td><td>60.00</td><td>61.00</td><td><span class="even">0.00</span></td></tr>
            """;

    @Test
    void readsPagesInFormatOfRows() {
        assertThat(NodePages.quote(QUOTES, "s:1")).isEqualTo("1677 1061.50");
        assertThat(NodePages.quote(QUOTES, "s:12")).isEqualTo("7 61.00");
        assertThat(NodePages.quote(QUOTES, "s:2")).isEqualTo("none");
        assertThat(NodePages.holdings("<tr id=\"h20\"><th><tr id=\"h19\">")).isEqualTo("19 20");
        assertThat(NodePages.holdings("<p>Number of Holdings: 0</p>")).isEmpty();
        assertThat(NodePages.balance("<dt>Opening balance</dt><dd>1.00</dd><dt>Balance</dt><dd>242,192.10</dd>"))
                .isEqualTo("242192.10");
    }

    @Test
    void failsWithOneStaleValue() {
        List<String> nodes = List.of("application-1", "application-2");
        assertThat(DataChecks.freshness(new CacheFreshness(nodes, 60, List.of()))
                        .outcome())
                .isEqualTo(CheckOutcome.PASS);
        assertThat(DataChecks.freshness(new CacheFreshness(nodes, 60, List.of("application-2 shows something"))))
                .satisfies(check -> {
                    assertThat(check.outcome()).isEqualTo(CheckOutcome.FAIL);
                    assertThat(check.value()).isEqualTo("59 of 60 values on 2 nodes");
                    assertThat(check.explanation()).contains("application-2 shows something");
                });
        assertThat(DataChecks.freshness(null).outcome()).isEqualTo(CheckOutcome.WARN);
    }
}
