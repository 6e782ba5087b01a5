package org.tradebench.app.market;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.QuotePriceChange;
import org.tradebench.app.domain.RowsReplaced;

class RecentPriceChangesTest {
    private final RecentPriceChanges changes = new RecentPriceChanges();

    @Test
    void keepsLatestFiveNewestFirst() {
        for (int i = 0; i < 7; i++) {
            changes.onChange(change("s:" + i));
        }

        assertThat(changes.latest())
                .extracting(change -> change.quote().symbol())
                .containsExactly("s:6", "s:5", "s:4", "s:3", "s:2");
    }

    @Test
    void forgetsChangesWhenRowsAreReplaced() {
        changes.onChange(change("s:1"));

        changes.forget(new RowsReplaced());

        assertThat(changes.latest()).isEmpty();
    }

    @Test
    void changesVersionWithEveryChange() {
        long first = changes.version();
        changes.onChange(change("s:1"));
        long second = changes.version();
        changes.forget(new RowsReplaced());

        assertThat(second).isNotEqualTo(first);
        assertThat(changes.version()).isNotIn(first, second);
    }

    private static QuotePriceChange change(String symbol) {
        BigDecimal price = BigDecimal.TEN;
        return new QuotePriceChange(
                new Quote(symbol, "S", 1, price, price, price, price, BigDecimal.ZERO), Instant.EPOCH);
    }
}
