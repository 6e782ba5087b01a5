package org.tradebench.load.telemetry.source;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.SpeedSample;
import org.tradebench.load.telemetry.TierSample;

/** Samples the nodes of the machine that it runs on: the agent's part of {@link Telemetry}. Not thread-safe. */
public final class HostWatch {
    private final Map<Node, Supplier<@Nullable Long>> roots = new HashMap<>();
    /** First process of each node as it was found last. */
    private final Map<Node, Long> lives = new HashMap<>();

    private final Map<Node, NodeCounters> counters = new HashMap<>();
    private final CpuReader reader;
    private final SpeedProbe speedProbe;

    /**
     * Starts measuring the speed of the machine.
     *
     * @param notes receives a sentence when it cannot be measured
     */
    public HostWatch(Consumer<String> notes) {
        this(notes, CpuReaders.ofThisMachine());
    }

    HostWatch(Consumer<String> notes, CpuReader reader) {
        this.reader = reader;
        speedProbe = new SpeedProbe(notes);
    }

    /**
     * Watches a node from now on.
     *
     * @param root finds its first process on each call, because it may be restarted; null when it does not run
     */
    public void watch(Node node, Supplier<@Nullable Long> root) {
        roots.put(node, root);
    }

    public HostReading read() {
        Map<Node, Long> found = new HashMap<>();
        roots.forEach((node, root) -> {
            Long pid = root.get();
            if (pid != null) {
                found.put(node, pid);
            }
        });
        CpuReader.Reading reading = reader.read(found);
        Map<String, TierSample> nodes = new HashMap<>();
        reading.nodes().forEach((node, sample) -> {
            NodeCounters its = counters.computeIfAbsent(node, unused -> new NodeCounters());
            Long life = Objects.requireNonNull(found.get(node), "only nodes that were found are read");
            if (!life.equals(lives.put(node, life))) {
                its.beginProcess();
            }
            nodes.put(node.name(), its.accumulateSameLife(sample));
        });
        return new HostReading(nodes, reading.machineBusySeconds(), reading.machineStealSeconds(), speedProbe.take());
    }

    /**
     * Holds what an agent sampled on its machine at one moment.
     *
     * @param nodes what they have used over all their restarts, by name; only those whose first process was found
     * @param busySeconds of the whole machine since its start; null is 'not available'
     * @param stealSeconds likewise
     * @param speed the second of the speed probe that was completed since the reading before; null when none was
     */
    public record HostReading(
            Map<String, TierSample> nodes,
            @Nullable Double busySeconds,
            @Nullable Double stealSeconds,
            @Nullable SpeedSample speed) {}
}
