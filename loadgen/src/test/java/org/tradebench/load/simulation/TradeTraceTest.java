package org.tradebench.load.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.load.settings.Eviction;
import org.tradebench.load.settings.Sharing;

class TradeTraceTest {

    private static SimulationOptions options(int nodes, boolean affinity, int updates, int warmup, int requests) {
        return new SimulationOptions(
                nodes, 2000, Eviction.LRU, Sharing.NOT_SHARED, affinity, 4, updates, 20, 30, 1, warmup, requests, 42);
    }

    /** Records the steps as text. */
    private static final class Recording implements TraceSink {

        private final List<String> steps = new ArrayList<>();

        @Override
        public void lookup(int node, String kind, String id, String group) {
            steps.add("lookup " + node + ' ' + kind + ' ' + id + ' ' + group);
        }

        @Override
        public void invalidate(Set<String> names) {
            steps.add("invalidate " + String.join(" ", names));
        }

        @Override
        public void beginMeasurement() {
            steps.add("begin");
        }
    }

    private static List<String> trace(SimulationOptions options) {
        Recording recording = new Recording();
        new TradeTrace(options, recording).play();
        return recording.steps;
    }

    @Test
    void playsSameTraceForSameSeed() {
        assertThat(trace(options(2, true, 14, 100, 500))).isEqualTo(trace(options(2, true, 14, 100, 500)));
    }

    @Test
    void beginsMeasurementAfterWarmUp() {
        List<String> withoutWarmup = trace(options(1, true, 14, 0, 300));
        List<String> withWarmup = trace(options(1, true, 14, 200, 100));
        assertThat(withoutWarmup.get(0)).isEqualTo("begin");
        assertThat(withWarmup).filteredOn("begin"::equals).hasSize(1);
        assertThat(withWarmup.indexOf("begin")).isPositive();
    }

    @Test
    void invalidatesGroupsChangedByTrade() {
        assertThat(trace(options(1, true, 14, 0, 2000)))
                .anySatisfy(line -> assertThat(line.split(" ", -1))
                        .hasSize(6)
                        .contains("invalidate")
                        .anyMatch(word -> word.startsWith("Account_UserID:"))
                        .anyMatch(word -> word.startsWith("Holdings_UserID:"))
                        .anyMatch(word -> word.startsWith("Orders_UserID:"))
                        .anyMatch(word -> word.startsWith("ClosedOrders_UserID:"))
                        .anyMatch(word -> word.startsWith("Quote_Symbol:")));
    }

    @Test
    void invalidatesOnlyAtLoginAndLogoffWithoutUpdates() {
        assertThat(trace(options(1, true, 0, 0, 2000)))
                .filteredOn(line -> line.startsWith("invalidate"))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).matches("invalidate Account_UserID:uid:[0-9]+"));
    }

    @Test
    void keepsSessionOnItsNodeOnlyWithAffinity() {
        assertThat(nodesOfOneSession(trace(single(true)))).hasSize(1);
        assertThat(nodesOfOneSession(trace(single(false)))).hasSizeGreaterThan(1);
    }

    private static SimulationOptions single(boolean affinity) {
        return new SimulationOptions(4, 2000, Eviction.LRU, Sharing.NOT_SHARED, affinity, 1, 0, 1, 30, 1, 0, 200, 42);
    }

    /** Returns the nodes of the lookups between the first login and the next. */
    private static List<String> nodesOfOneSession(List<String> trace) {
        int login = trace.indexOf(trace.stream()
                .filter(line -> line.startsWith("invalidate"))
                .findFirst()
                .orElseThrow());
        return trace.subList(login, trace.size()).stream()
                .skip(1)
                .takeWhile(line -> !line.startsWith("invalidate"))
                .map(line -> line.split(" ", -1)[1])
                .distinct()
                .toList();
    }
}
