package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DatabaseUseTest {
    private static final Interval INTERVAL = new Interval(1_000, 4_000);

    private static DatabaseSample sample(
            long second,
            long begun,
            long buffers,
            double millis,
            @Nullable Map<String, Long> autovacuums,
            String... vacuuming) {
        return new DatabaseSample(
                1000 * second,
                0,
                0,
                null,
                0,
                0,
                0,
                0,
                begun,
                buffers,
                millis,
                autovacuums,
                List.of(vacuuming),
                null,
                null,
                null);
    }

    private static @Nullable Boolean checkpointUnderWay(DatabaseSample... samples) {
        return DatabaseUse.of(List.of(samples), INTERVAL).checkpointUnderWay();
    }

    @Test
    void detectsCheckpointInInterval() {
        Map<String, Long> none = Map.of();
        assertThat(checkpointUnderWay(sample(0, 1, 10, 5, none), sample(5, 1, 10, 5, none)))
                .as("ended before the interval")
                .isFalse();
        assertThat(checkpointUnderWay(sample(0, 1, 10, 5, none), sample(5, 1, 90, 5, none)))
                .as("writes pages throughout")
                .isTrue();
        assertThat(checkpointUnderWay(sample(0, 1, 10, 5, none), sample(5, 1, 10, 95, none)))
                .as("ended in the interval")
                .isTrue();
        assertThat(checkpointUnderWay(sample(0, 1, 10, 5, none), sample(5, 2, 10, 5, none)))
                .as("began in the interval")
                .isTrue();
        assertThat(checkpointUnderWay(sample(2, 1, 10, 5, none))).isNull();
    }

    @Test
    void namesVacuumedTables() {
        Map<String, Long> before = Map.of("account", 1L);
        Map<String, Long> after = new TreeMap<>(Map.of("account", 1L, "orders", 1L));
        assertThat(DatabaseUse.of(
                                List.of(
                                        sample(0, 0, 0, 0, before, "quote"),
                                        sample(2, 0, 0, 0, before, "holding"),
                                        sample(3, 0, 0, 0, after),
                                        sample(5, 0, 0, 0, Map.of("account", 2L, "orders", 1L))),
                                INTERVAL)
                        .vacuumed())
                .as("quote was done before the interval; account ended in the second in which the interval ended")
                .containsExactly("account", "holding", "orders");
        assertThat(DatabaseUse.of(
                                List.of(
                                        sample(0, 0, 0, 0, before),
                                        sample(2, 0, 0, 0, before),
                                        sample(5, 0, 0, 0, before)),
                                INTERVAL)
                        .vacuumed())
                .isEmpty();
        assertThat(DatabaseUse.of(List.of(sample(0, 0, 0, 0, null), sample(2, 0, 0, 0, null)), INTERVAL)
                        .vacuumed())
                .as("result of an earlier version")
                .isNull();
    }

    @Test
    void computesShareOfSamplesWithAutovacuum() {
        Map<String, Long> none = Map.of();
        assertThat(DatabaseUse.of(
                                List.of(
                                        sample(0, 0, 0, 0, none, "quote"),
                                        sample(2, 0, 0, 0, none, "holding", "quote"),
                                        sample(3, 0, 0, 0, none),
                                        sample(5, 0, 0, 0, none)),
                                INTERVAL)
                        .vacuumShare())
                .isEqualTo(0.5);
    }
}
