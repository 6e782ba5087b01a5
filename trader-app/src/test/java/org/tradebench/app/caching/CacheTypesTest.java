package org.tradebench.app.caching;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Order;
import org.tradebench.app.domain.OrderStatus;
import org.tradebench.app.domain.OrderType;
import org.tradebench.app.domain.Quote;
import org.tradebench.cache.wire.KryoEntryCodec;

/** Checks that every cached type survives encoding and decoding, by which values reach other servers and the disk. */
class CacheTypesTest {
    private static final Instant NOW = Instant.parse("2026-11-21T10:15:30.123456Z");

    private final KryoEntryCodec codec = new KryoEntryCodec(CacheTypes.ALLOWED);

    static List<Object> cachedValues() {
        BigDecimal price = new BigDecimal("123.40");
        Quote quote = new Quote("s:1", "S1 Incorporated", 7, price, price, price, price, BigDecimal.ZERO.setScale(2));
        return List.of(
                new Account(1, "uid:0", NOW, price, price, NOW, 3, 2, 1),
                new AccountProfile("uid:0", "Ann Other", "1 Main Street", "a@example.com", "****-****-****-1234"),
                List.of(new Shares(1, 2, "s:1", 100, price, NOW)),
                List.of(new Order(
                        1,
                        2,
                        "s:1",
                        3L,
                        OrderType.BUY,
                        OrderStatus.CLOSED,
                        NOW,
                        NOW,
                        100,
                        price,
                        new BigDecimal("24.95"))),
                List.of(new Order(
                        1,
                        2,
                        "s:1",
                        null,
                        OrderType.SELL,
                        OrderStatus.OPEN,
                        NOW,
                        null,
                        100,
                        price,
                        new BigDecimal("24.95"))),
                List.of(),
                quote,
                new MarketSummary(price, price, 12, List.of(quote), List.of(quote), NOW));
    }

    @ParameterizedTest
    @MethodSource("cachedValues")
    void preservesValueThroughEncodingAndDecoding(Object value) {
        assertThat(codec.decodeValue(codec.encodeValue(value))).isEqualTo(value);
    }
}
