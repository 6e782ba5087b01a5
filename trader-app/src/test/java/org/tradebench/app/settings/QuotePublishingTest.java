package org.tradebench.app.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuotePublishingTest {
    @ParameterizedTest
    @CsvSource({
        "Synchronous, with orders, false",
        "Asynchronous, with orders, true",
        "Asynchronous_2-Phase, with orders, true",
        "Synchronous, true, true",
        "Asynchronous, false, false"
    })
    void derivesPublishingFromSettingAndOrderMode(String orders, String publish, boolean published) {
        TradeSettings settings = new TradeSettings(Map.of("ORDER_PROCESSING_MODE", orders, "PUBLISH_QUOTES", publish));

        assertThat(settings.publishesQuotes()).isEqualTo(published);
    }
}
