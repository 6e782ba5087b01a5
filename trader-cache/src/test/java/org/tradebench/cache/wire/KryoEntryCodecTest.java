package org.tradebench.cache.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Coherence;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

class KryoEntryCodecTest {
    private record Price(String symbol, BigDecimal amount, long volume, boolean open) {
        Price {
            if (volume < 0) {
                throw new IllegalArgumentException("volume is " + volume);
            }
        }
    }

    private record Basket(List<Price> prices, Optional<Side> side, Object anything) {}

    private enum Side {
        BUY,
        SELL {
            @Override
            public String toString() {
                return "sell";
            }
        }
    }

    private static final class Celsius {
        private final double degrees;

        Celsius(double degrees) {
            this.degrees = degrees;
        }

        double degrees() {
            return degrees;
        }
    }

    private static final AllowList ALLOWED = AllowList.EMPTY
            .with(1, Price.class)
            .with(2, Basket.class)
            .with(3, Side.class)
            .with(4, Celsius.class, Double.class, Celsius::degrees, Celsius::new);

    private final KryoEntryCodec codec = new KryoEntryCodec(ALLOWED);

    private static final Price IBM = new Price("IBM", new BigDecimal("101.50"), 7, true);

    private static List<Object> values() {
        return List.of(
                "",
                "s:1",
                "Zürich € \uD83D\uDE00",
                "half a pair: \uD83D",
                true,
                (byte) -3,
                (short) 300,
                'x',
                Integer.MIN_VALUE,
                Long.MAX_VALUE,
                1.5f,
                Double.NaN,
                new BigInteger("-123456789012345678901234567890"),
                new BigDecimal("-0.00"),
                new UUID(1, -2),
                List.of(),
                List.of(1, "two", List.of(3L)),
                new ArrayList<>(Arrays.asList("a", null, "b")),
                List.of(1, 2, 3, 4).subList(1, 3),
                Set.of("a", "b", "c"),
                new TreeSet<>(Set.of(3, 1, 2)),
                Map.of("k", List.of(1)),
                new TreeMap<>(Map.of(2, "b", 1, "a")),
                new ConcurrentHashMap<>(Map.of("k", Set.of())),
                Collections.unmodifiableMap(new TreeMap<>()),
                Optional.empty(),
                Optional.of("present"),
                Instant.MAX,
                Instant.parse("2026-02-28T23:59:59.999999999Z"),
                Duration.ofNanos(-1),
                LocalDate.MIN,
                LocalTime.MAX,
                LocalDateTime.of(2026, 1, 2, 3, 4, 5, 6),
                ZoneOffset.ofHours(-5),
                ZoneId.of("Europe/Berlin"),
                OffsetTime.of(LocalTime.NOON, ZoneOffset.UTC),
                OffsetDateTime.of(2026, 1, 2, 3, 4, 5, 6, ZoneOffset.ofHours(2)),
                ZonedDateTime.of(2026, 10, 25, 2, 30, 0, 0, ZoneId.of("Europe/Berlin"))
                        .withLaterOffsetAtOverlap(),
                Year.of(-4),
                YearMonth.of(2026, 12),
                MonthDay.of(2, 29),
                Period.of(1, -2, 3),
                DayOfWeek.FRIDAY,
                Month.MAY,
                IBM,
                new Basket(List.of(IBM), Optional.of(Side.SELL), Map.of(Side.BUY, 1)),
                new Basket(null, Optional.empty(), null),
                Side.BUY,
                Side.SELL);
    }

    @ParameterizedTest
    @MethodSource("values")
    void restoresAllowedValues(Object value) {
        assertThat(codec.decodeValue(codec.encodeValue(value))).isEqualTo(value);
    }

    @Test
    void restoresBytesAndApplicationClasses() {
        assertThat((byte[]) codec.decodeValue(codec.encodeValue(new byte[] {1, 2, -3})))
                .containsExactly(1, 2, -3);
        assertThat(((Celsius) codec.decodeValue(codec.encodeValue(new Celsius(21.5)))).degrees())
                .isEqualTo(21.5);
        assertThat(codec.decodeValue(codec.encodeValue(null))).isNull();
    }

    @Test
    void keepsOrderOfSortedMap() {
        TreeMap<Integer, String> map = new TreeMap<>(Collections.reverseOrder());
        map.putAll(Map.of(1, "a", 2, "b", 3, "c"));
        Map<?, ?> back = (Map<?, ?>) codec.decodeValue(codec.encodeValue(map));
        assertThat(new ArrayList<Object>(back.keySet())).containsExactly(3, 2, 1);
    }

    @Test
    void restoresWholeEntry() {
        EntrySnapshot entry = entry(Basket.class, new Basket(List.of(IBM), Optional.of(Side.BUY), 1));
        assertThat(codec.decodeEntry(codec.encode(entry))).isEqualTo(entry);
        EntrySnapshot plain = new EntrySnapshot(
                List.of("id", 7),
                IBM,
                EntryOptions.DEFAULT,
                Set.of(),
                Instant.EPOCH,
                Duration.ZERO,
                new Coherence(Origin.random()).lease(),
                null);
        assertThat(codec.decodeEntry(codec.encode(plain))).isEqualTo(plain);
    }

    private static EntrySnapshot entry(Object id, Object value) {
        EntryOptions options = new EntryOptions(
                16,
                Duration.ofMinutes(3),
                Duration.ofMillis(1_500),
                SharingPolicy.SHARED_PUSH_PULL,
                Set.of("AllUsers", 7, List.of("a")),
                "AccountCommand",
                false);
        Lease lease =
                new Lease(12, Positions.NONE.with(Origin.random(), 5).with(Origin.random(), Long.MAX_VALUE), false);
        return new EntrySnapshot(
                id instanceof Class<?> type ? type.getName() : id,
                value,
                options,
                Set.of("alias", 2L),
                Instant.parse("2026-01-02T03:04:05.678Z"),
                Duration.ofSeconds(100),
                lease,
                new EntryVersion(7, Origin.random()));
    }

    @Test
    void encodesCompactly() {
        assertThat(codec.encodeValue(IBM)).hasSizeLessThan(32);
    }

    @Test
    void rejectsClassOutsideAllowList() {
        for (Object disallowed :
                List.of(URI.create("a:b"), new ArrayDeque<>(), new Object(), new int[1], new Thread(), new String[0])) {
            assertThatThrownBy(() -> codec.encodeValue(List.of(disallowed)))
                    .isInstanceOf(NotSerialisableException.class)
                    .hasMessageContaining(disallowed.getClass().getName() + " is not on the cache's allow-list")
                    .hasMessageContaining("AllowList.with(number, ");
        }
    }

    @Test
    void rejectsNumberOfUnknownClass() {
        byte[] bytes = codec.encodeValue(IBM);
        assertThatThrownBy(() -> new KryoEntryCodec(AllowList.EMPTY).decodeValue(bytes))
                .isInstanceOf(NotSerialisableException.class);
    }

    @Test
    void runsRecordConstructorOnDecode() {
        byte[] written = new KryoEntryCodec(AllowList.EMPTY.with(1, Unruled.class))
                .encodeValue(new Unruled("IBM", BigDecimal.ONE, -1, true));
        assertThatThrownBy(() -> codec.decodeValue(written))
                .isInstanceOf(NotSerialisableException.class)
                .hasMessageContaining("volume is -1");
    }

    private record Unruled(String symbol, BigDecimal amount, long volume, boolean open) {}

    @Test
    void loadsNoClassNamedInBytes() {
        ByteArrayOutputStream hostile = new ByteArrayOutputStream();
        hostile.write(KryoEntryCodec.FORMAT);
        // Kryo's encoding of a class name: its mark, the number of the name, the name.
        hostile.write(1);
        hostile.write(0);
        byte[] name = "java.io.File".getBytes(StandardCharsets.US_ASCII);
        name[name.length - 1] |= (byte) 0x80;
        hostile.writeBytes(name);
        assertThatThrownBy(() -> codec.decodeValue(Frames.withChecksum(hostile.toByteArray())))
                .isInstanceOf(NotSerialisableException.class)
                .hasMessageContaining("a class is named");
    }

    @Test
    void rejectsCyclicValue() {
        List<Object> endless = new ArrayList<>();
        endless.add(endless);
        assertThatThrownBy(() -> codec.encodeValue(endless)).isInstanceOf(NotSerialisableException.class);
        assertThat(codec.decodeValue(codec.encodeValue("after it"))).isEqualTo("after it");
    }

    @Test
    void rejectsValueAsEntry() {
        assertThatThrownBy(() -> codec.decodeEntry(codec.encodeValue("text")))
                .isInstanceOf(NotSerialisableException.class);
    }

    @Test
    void encodesAndDecodesConcurrently() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            Callable<Void> work = () -> {
                for (int i = 0; i < 500; i++) {
                    Object value = values().get(i % values().size());
                    assertThat(codec.decodeValue(codec.encodeValue(value))).isEqualTo(value);
                }
                return null;
            };
            for (Future<Void> done : threads.invokeAll(Collections.nCopies(8, work))) {
                done.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
