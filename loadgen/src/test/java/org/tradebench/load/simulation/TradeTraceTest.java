package org.tradebench.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.caching.CacheCounts;

class TradeTraceTest {

    private static SimulationOptions options(int nodes, boolean affinity, int updates, int warmup, int requests) {
        return new SimulationOptions(nodes, 2000, "LRU", 1, affinity, 4, updates, 20, 30, 1, warmup, requests, 42);
    }

    private static List<String> trace(SimulationOptions options) {
        StringWriter text = new StringWriter();
        try (PrintWriter out = new PrintWriter(text)) {
            new TradeTrace(options, new TraceSink(out)).play();
        }
        return text.toString().lines().toList();
    }

    @Test
    void theSameSeedWritesTheSameTrace() {
        assertThat(trace(options(2, true, 14, 100, 500))).isEqualTo(trace(options(2, true, 14, 100, 500)));
    }

    @Test
    void theWindowBeginsAfterTheWarmUp() {
        List<String> withoutWarmup = trace(options(1, true, 14, 0, 300));
        List<String> withWarmup = trace(options(1, true, 14, 200, 100));
        assertThat(withoutWarmup.get(0)).isEqualTo("window");
        assertThat(withWarmup).filteredOn("window"::equals).hasSize(1);
        assertThat(withWarmup.indexOf("window")).isPositive();
    }

    @Test
    void whatATradeChangesIsInvalidated() {
        assertThat(trace(options(1, true, 14, 0, 2000)))
                .anySatisfy(line -> assertThat(line.split("\t", -1))
                        .hasSize(7)
                        .contains("invalidate")
                        .anyMatch(word -> word.startsWith("Account_UserID:"))
                        .anyMatch(word -> word.startsWith("Holdings_UserID:"))
                        .anyMatch(word -> word.startsWith("Orders_UserID:"))
                        .anyMatch(word -> word.startsWith("ClosedOrders_UserID:"))
                        .anyMatch(word -> word.startsWith("Quote_Symbol:")));
    }

    @Test
    void withoutUpdatesOnlyLoginsAndLogoffsInvalidate() {
        assertThat(trace(options(1, true, 0, 0, 2000)))
                .filteredOn(line -> line.startsWith("invalidate"))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("invalidate\t0\tAccount_UserID:uid:[0-9]+"));
    }

    @Test
    void aSessionStaysOnItsNodeOnlyWithAffinity() {
        assertThat(nodesOfOneSession(trace(single(true)))).hasSize(1);
        assertThat(nodesOfOneSession(trace(single(false)))).hasSizeGreaterThan(1);
    }

    private static SimulationOptions single(boolean affinity) {
        return new SimulationOptions(4, 2000, "LRU", 1, affinity, 1, 0, 1, 30, 1, 0, 200, 42);
    }

    /** Between a login and the next one. */
    private static List<String> nodesOfOneSession(List<String> trace) {
        int login = trace.indexOf(trace.stream()
                .filter(line -> line.startsWith("invalidate"))
                .findFirst()
                .orElseThrow());
        return trace.subList(login, trace.size()).stream()
                .skip(1)
                .takeWhile(line -> !line.startsWith("invalidate"))
                .map(line -> line.split("\t", -1)[1])
                .distinct()
                .toList();
    }

    @Test
    void theSimulatorsLinesBecomeAPrediction() {
        Prediction prediction = Prediction.of(List.of("Account\t6\t1\t3", "Quote\t9\t0\t1"), 8);
        assertThat(prediction.kinds().get("Account").hitRatio()).isEqualTo(0.7);
        assertThat(prediction.total()).isEqualTo(CacheCounts.of(15, null, 1, 4));
        assertThat(prediction.missesPerRequest()).isEqualTo(0.5);
    }
}
