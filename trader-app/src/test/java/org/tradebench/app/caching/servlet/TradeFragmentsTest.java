package org.tradebench.app.caching.servlet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.app.settings.TradeSettings;

class TradeFragmentsTest {
    private final TradeSettings settings = new TradeSettings();

    /** These settings change what a page shows, but do not empty the cache. */
    @ParameterizedTest
    @CsvSource({"DISPLAY_ORDER_ALERTS, false", "WEB_INTERFACE, JSP-Images", "TRADER_EXPLAIN, true"})
    void separatesCachedPagesBySetting(String setting, String value) {
        String before = TradeFragments.kindOf(settings.now());

        settings.change(Map.of(setting, value));

        assertThat(TradeFragments.kindOf(settings.now())).isNotEqualTo(before);
    }
}
