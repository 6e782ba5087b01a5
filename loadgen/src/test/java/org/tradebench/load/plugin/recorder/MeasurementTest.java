package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Times in milliseconds here; the measurement interval of 1,000 ms opens a millisecond after the warm-up's last answer. */
class MeasurementTest {
    private static final long MS = 1_000_000;

    private final List<String> abortReasons = new ArrayList<>();
    private long now;

    private Measurement measurement(int clients, int warmupRequests, long thinkMillis) {
        return measurement(clients, warmupRequests, thinkMillis, Optional.empty());
    }

    private Measurement measurement(int clients, int warmupRequests, long thinkMillis, Optional<Path> signal) {
        return new Measurement(
                new RecorderSettings(
                        Path.of("."),
                        clients,
                        warmupRequests,
                        60_000 * MS,
                        signal,
                        1000 * MS,
                        thinkMillis * MS,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        Optional.empty()),
                () -> now * MS,
                abortReasons::add,
                null);
    }

    private void take(Measurement measurement, ThreadTimes thread, String label, long start, long end, boolean right) {
        now = end;
        thread.previousEnd = thread.requestEnded;
        thread.requestStarted = start * MS;
        thread.requestEnded = end * MS;
        measurement.record(
                thread,
                new RecordedAnswer(
                        label, label, start * MS, end * MS, right, right ? "" : "500", false, 100, 10, null));
    }

    private void take(Measurement measurement, ThreadTimes thread, String label, long start, long end) {
        take(measurement, thread, label, start, end, true);
    }

    @Test
    void holdsBackThreadsBeyondWarmUpUsers() {
        Measurement measurement = new Measurement(
                new RecorderSettings(
                        Path.of("."),
                        2,
                        4,
                        60_000 * MS,
                        Optional.empty(),
                        1000 * MS,
                        0,
                        Set.of("login"),
                        Set.of(),
                        1000,
                        Optional.empty(),
                        Optional.empty(),
                        1),
                () -> now * MS,
                abortReasons::add,
                null);
        ThreadTimes first = measurement.threadStarted("first");
        ThreadTimes second = measurement.threadStarted("second");
        take(measurement, first, "home", 0, 1);
        take(measurement, first, "home", 1, 2);
        assertThat(measurement.holdsBack(first)).isFalse();
        assertThat(measurement.holdsBack(second)).isTrue();

        take(measurement, first, "home", 2, 3);
        assertThat(measurement.holdsBack(second)).isFalse();
        measurement.fewUsers = true;
        assertThat(measurement.holdsBack(first)).isFalse();
        assertThat(measurement.holdsBack(second)).as("longer, on request").isTrue();
        measurement.fewUsers = false;
        take(measurement, second, "home", 3, 4);
        assertThat(measurement.isWarm()).isTrue();
    }

    @Test
    void countsRequestByItsEndTime() {
        Measurement measurement = measurement(1, 1, 0);
        ThreadTimes thread = measurement.threadStarted("a");
        take(measurement, thread, "home", 0, 9);
        assertThat(measurement.interval.opens()).isEqualTo(10 * MS);
        assertThat(measurement.interval.closes()).isEqualTo(1010 * MS);

        take(measurement, thread, "home", 9, 20);
        take(measurement, thread, "home", 20, 1009);
        take(measurement, thread, "home", 1009, 1010);
        take(measurement, thread, "home", 1011, 1012);

        assertThat(measurement.warmupTally.sums().requests()).isEqualTo(1);
        assertThat(measurement.labels().get("home").requests.sum()).isEqualTo(2);
        assertThat(measurement.openAtEnd.get()).isEqualTo(1);
        assertThat(measurement.longestOpenAtEnd.get()).isEqualTo(MS);
        assertThat(measurement.later.sum()).isEqualTo(1);

        measurement.countProxyAnswer(9 * MS, "MISS");
        measurement.countProxyAnswer(1009 * MS, "HIT");
        measurement.countProxyAnswer(1010 * MS, "MISS");
        assertThat(measurement.proxyTally.counts()).isEqualTo(Map.of("HIT", 1L));
        assertThat(measurement.labels().get("home").interval.take().getMaxValue())
                .isBetween(988_000L, 990_000L);
    }

    @Test
    void opensIntervalAfterEveryVirtualUserStarted() {
        Measurement measurement = measurement(2, 1, 0);
        ThreadTimes first = measurement.threadStarted("a");
        take(measurement, first, "home", 0, 5);
        take(measurement, first, "home", 5, 10);
        assertThat(measurement.interval.opens()).isEqualTo(MeasurementInterval.NEVER);
        now = 30;
        measurement.threadStarted("b");
        assertThat(measurement.interval.opens()).isEqualTo(31 * MS);
    }

    @Test
    void waitsForSignalAfterWarmUp() {
        Measurement measurement = measurement(1, 1, 0, Optional.of(Path.of("open-at")));
        ThreadTimes thread = measurement.threadStarted("a");
        assertThat(measurement.isWarm()).isFalse();
        take(measurement, thread, "home", 0, 9);
        assertThat(measurement.isWarm()).isTrue();
        assertThat(measurement.interval.opens()).isEqualTo(MeasurementInterval.NEVER);
        assertThat(measurement.interval.openAt(9 * MS, 9 * MS)).as("too soon").isFalse();
        assertThat(measurement.interval.openAt(50 * MS, 9 * MS)).isTrue();
        take(measurement, thread, "home", 9, 49);
        take(measurement, thread, "home", 49, 51);
        assertThat(measurement.warmupTally.sums().requests()).isEqualTo(2);
        assertThat(measurement.intervalTally.sums().requests()).isEqualTo(1);
        assertThat(measurement.interval.closes()).isEqualTo(1050 * MS);
    }

    @Test
    void cutsVirtualUserTimeAtIntervalEdges() {
        Measurement measurement = measurement(1, 1, 100);
        ThreadTimes thread = measurement.threadStarted("a");
        take(measurement, thread, "home", 0, 9);
        // Thinks from 9 to 109 and from 509 to 609; the last request lasts beyond the measurement interval, which
        // closes at 1010.
        take(measurement, thread, "home", 109, 509);
        take(measurement, thread, "home", 609, 1500);
        now = 1501;
        measurement.threadEnded(thread);

        assertThat(thread.busy.get()).isEqualTo((400 + 401) * MS);
        assertThat(thread.thought.get()).isEqualTo((99 + 100) * MS);
        assertThat(thread.wallNanos(measurement.interval, 2000 * MS)).isEqualTo(1000 * MS);
    }

    @Test
    void countsThinkTimeUntilIntervalEnds() {
        Measurement measurement = measurement(1, 1, 600);
        ThreadTimes thread = measurement.threadStarted("a");
        take(measurement, thread, "home", 0, 9);
        take(measurement, thread, "home", 609, 710);
        now = 1310;
        measurement.threadEnded(thread);
        assertThat(thread.thought.get()).isEqualTo((599 + 300) * MS);
    }

    @Test
    void measuresOperationOverItsRequestsWithoutLogin() {
        Measurement measurement = measurement(1, 0, 0);
        ThreadTimes thread = measurement.threadStarted("a");
        take(measurement, thread, "login", 10, 60);
        take(measurement, thread, "sell: portfolio", 100, 130);
        take(measurement, thread, "sell", 140, 150);
        take(measurement, thread, "sell", 150, 170);

        LabelStatistics sell = measurement.labels().get("sell");
        assertThat(sell.requests.sum()).isEqualTo(2);
        assertThat(sell.latencyNanos.sum()).isEqualTo(30 * MS);
        assertThat(sell.operations.getTotalCount()).isEqualTo(2);
        assertThat(sell.operations.getMaxValue()).isBetween(40_000L, 40_100L);
        assertThat(sell.operations.getMinValue()).isBetween(19_900L, 20_000L);
        assertThat(measurement.labels().get("login").kind).isEqualTo(LabelStatistics.Kind.EXTRA);
        assertThat(measurement.labels().get("login").byCard).isEmpty();
        assertThat(measurement.labels().get("sell: portfolio").kind).isEqualTo(LabelStatistics.Kind.PART);
    }

    @Test
    void countsFailureWithoutLatency() {
        Measurement measurement = measurement(1, 0, 0);
        ThreadTimes thread = measurement.threadStarted("a");
        take(measurement, thread, "home", 10, 500, false);
        take(measurement, thread, "home", 500, 510);
        LabelStatistics home = measurement.labels().get("home");
        assertThat(home.requests.sum()).isEqualTo(2);
        assertThat(home.errors.sum()).isEqualTo(1);
        assertThat(home.interval.take().getTotalCount()).isEqualTo(1);
        assertThat(home.byCard.get("home").errors().sum()).isEqualTo(1);
        assertThat(measurement.failures.kinds()).hasSize(1).first().satisfies(kind -> {
            assertThat(kind.label()).isEqualTo("home");
            assertThat(kind.example()).isEqualTo("500");
            assertThat(kind.count().sum()).isEqualTo(1);
        });
    }

    @Test
    void abortsOnceWhenServerNeverAnswers() {
        Measurement measurement = measurement(1, 0, 0);
        ThreadTimes thread = measurement.threadStarted("a");
        for (int i = 0; i < 1009; i++) {
            take(measurement, thread, "home", i, i, false);
        }
        assertThat(abortReasons).isEmpty();
        take(measurement, thread, "home", 1, 1, false);
        take(measurement, thread, "home", 1, 1, false);
        assertThat(abortReasons).hasSize(1).first().asString().contains("1010 requests in a row failed", "home: 500");
    }

    @Test
    void toleratesThirtySecondsOfFailuresAfterAnswer() {
        Measurement measurement = measurement(1, 0, 0);
        ThreadTimes thread = measurement.threadStarted("a");
        long second = 1_000;
        for (int series = 0; series < 2; series++) {
            take(measurement, thread, "home", 40L * series * second, 40L * series * second, true);
            for (int i = 1; i <= 1500; i++) {
                take(measurement, thread, "home", i, 40L * series * second + i, false);
            }
        }
        assertThat(abortReasons).as("neither series of failures lasted 30 s").isEmpty();
        take(measurement, thread, "home", 1, 71 * second, false);
        assertThat(abortReasons).hasSize(1).first().asString().contains("1501 requests in a row failed");
    }
}
