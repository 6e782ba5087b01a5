package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

class HostWatchTest {
    private static final Node DATABASE = Node.only(Tier.DATABASE);

    private final AtomicReference<Double> used = new AtomicReference<>(0.0);
    private final AtomicReference<@Nullable Long> root = new AtomicReference<>(100L);
    private final HostWatch watch = new HostWatch(note -> {}, this::read);

    private CpuReader.Reading read(Map<Node, Long> roots) {
        Map<Node, TierSample> nodes = new HashMap<>();
        roots.forEach((node, process) ->
                nodes.put(node, new TierSample(used.get(), 0.0, 0.0, null, null, 100L, 10L, 20L, null)));
        return new CpuReader.Reading(nodes, null, null, null);
    }

    private @Nullable Double cpuSeconds(double now) {
        used.set(now);
        return Objects.requireNonNull(watch.read().nodes().get(DATABASE.name())).cpuSeconds();
    }

    @Test
    void doesNotTakeMissedProcessForRestart() {
        watch.watch(DATABASE, root::get);
        assertThat(cpuSeconds(30)).isEqualTo(30);
        assertThat(cpuSeconds(28)).isEqualTo(30);
        assertThat(cpuSeconds(32)).isEqualTo(32);
    }

    @Test
    void addsCpuTimeOfEarlierProcesses() {
        watch.watch(DATABASE, root::get);
        assertThat(cpuSeconds(30)).isEqualTo(30);
        root.set(null);
        assertThat(watch.read().nodes()).isEmpty();
        root.set(200L);
        assertThat(cpuSeconds(40)).isEqualTo(70);
    }
}
