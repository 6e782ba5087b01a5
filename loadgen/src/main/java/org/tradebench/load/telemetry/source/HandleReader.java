package org.tradebench.load.telemetry.source;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierSample;

/**
 * Reads the JVM's own process handles where there is no process file system (macOS). They report CPU without its split, and nothing of threads, memory, the
 * machine, or children that have ended.
 */
public final class HandleReader implements CpuReader {
    @Override
    public Reading read(Map<Node, Long> roots) {
        Map<Node, TierSample> nodes = new HashMap<>();
        roots.forEach((node, root) -> ProcessHandle.of(root).ifPresent(handle -> {
            Stream<ProcessHandle> members = node.tier() == Tier.RUNNER
                    ? Stream.of(handle)
                    : Stream.concat(Stream.of(handle), handle.descendants());
            nodes.put(node, new TierSample(cpuSeconds(members), null, null, null, null, null));
        }));
        return new Reading(nodes, null, null, null);
    }

    /** Adds up their CPU time; null when the system reports none of them. */
    private static @Nullable Double cpuSeconds(Stream<ProcessHandle> members) {
        return members.flatMap(member -> member.info().totalCpuDuration().stream())
                .reduce(Duration::plus)
                .map(total -> total.toNanos() / 1e9)
                .orElse(null);
    }
}
