package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.app.domain.Quote;

class PriceRangeTest {
    @ParameterizedTest
    @CsvSource({
        "10.00, 10.00, 20.00, 20.00, M2 4H98V1V7",
        "20.00, 10.00, 20.00, 10.00, M98 4H2V1V7",
        "12.50, 10.00, 20.00, 15.00, M26 4H50V1V7",
        "15.00, 15.00, 15.00, 15.00, M50 4H50V1V7",
        "0.01, 0.01, 400000000.00, 200000000.00, M2 4H49V1V7"
    })
    void drawsLineFromOpeningToCurrentPrice(
            BigDecimal open, BigDecimal low, BigDecimal high, BigDecimal price, String path) {
        Quote quote = new Quote("s:1", "S1 Incorporated", 1, price, open, low, high, price.subtract(open));
        assertThat(PriceRange.path(quote)).isEqualTo(path);
    }
}
