package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Quote;

class PageValuesTest {
    private static final Quote QUOTE = RecordELResolverTest.QUOTE;

    private static final Map<String, Object> ATTRIBUTES =
            Map.of("user", "uid:0", "quote", QUOTE, "quotes", new QuotesView(List.of(QUOTE), "s:1", ""));

    @Test
    void readsAttributesComponentsAndComputedValues() {
        assertThat(PageValues.read(ATTRIBUTES::get, "user")).isEqualTo("uid:0");
        assertThat(PageValues.read(ATTRIBUTES::get, "quote.volume")).isEqualTo(7L);
        assertThat(PageValues.read(ATTRIBUTES::get, "quote.gainPercent")).isEqualTo(new BigDecimal("10.00"));
        assertThat(PageValues.read(ATTRIBUTES::get, "quotes.quotes")).isEqualTo(List.of(QUOTE));
    }

    @Test
    void followsPathOfSeveralRecords() {
        assertThat(PageValues.read(name -> new Market(new Row(QUOTE)), "market.row.quote.symbol"))
                .isEqualTo("s:1");
        assertThat(PageValues.read(name -> new Market(null), "market.row.quote.symbol"))
                .isNull();
    }

    @Test
    void hasNoValueWithoutAttribute() {
        assertThat(PageValues.read(ATTRIBUTES::get, "problem")).isNull();
        assertThat(PageValues.read(ATTRIBUTES::get, "problem.message")).isNull();
    }

    @Test
    void rejectsNameThatRecordDoesNotHave() {
        assertThatThrownBy(() -> PageValues.read(ATTRIBUTES::get, "quote.prize"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("prize");
    }

    public record Row(Quote quote) {}

    public record Market(@Nullable Row row) {}
}
