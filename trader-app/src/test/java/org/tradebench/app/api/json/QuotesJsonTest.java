package org.tradebench.app.api.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Quote;

class QuotesJsonTest {
    @Test
    void writesDayTraderFieldsWithNumericValues() {
        Quote quote = new Quote(
                "s:1",
                "S1 \"Incorporated\"",
                12,
                new BigDecimal("1000.50"),
                new BigDecimal("1000.00"),
                new BigDecimal("999.99"),
                new BigDecimal("1000.50"),
                new BigDecimal("0.50"));
        assertThat(QuotesJson.of(List.of(quote)))
                .isEqualTo("[{\"symbol\":\"s:1\",\"companyName\":\"S1 \\\"Incorporated\\\"\",\"price\":1000.50,"
                        + "\"open\":1000.00,\"low\":999.99,\"high\":1000.50,\"change\":0.50,\"volume\":12}]");
    }

    @Test
    void writesEmptyArrayWithoutQuotes() {
        assertThat(QuotesJson.of(List.of())).isEqualTo("[]");
    }
}
