package org.tradebench.load.telemetry.source;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads how much heap a JVM on this machine uses, from the counters in its {@code hsperfdata} file.
 *
 * @param oldBytes heap in use outside of the young generation: objects that survived its collections, including those that died since
 * @param heapBytes capacity of the whole heap
 */
public record HeapReading(double oldBytes, double heapBytes) {
    private static final String SPACES = "sun\\.gc\\.generation\\.%s\\.space\\.[0-9]+\\.%s";

    /**
     * Reads the heap of a running JVM.
     *
     * @param root the JVM's process, or one that started it
     * @return empty when no JVM is found, or it publishes no counters
     */
    public static Optional<HeapReading> of(long root) {
        return jvm(root)
                .flatMap(handle -> new JvmCounters(Path.of("/proc")).counters(List.of(handle.pid())))
                .flatMap(HeapReading::of);
    }

    /** Finds the JVM itself: a process, or the first of its children that runs {@code java}. */
    public static Optional<ProcessHandle> jvm(long root) {
        return ProcessHandle.of(root).stream()
                .flatMap(handle -> Stream.concat(Stream.of(handle), handle.descendants()))
                .filter(handle -> handle.info()
                        .command()
                        .filter(java -> java.endsWith("/java"))
                        .isPresent())
                .findFirst();
    }

    /** Reads the counters: the old generation has number 1 in every HotSpot collector, also in those without a young one. */
    static Optional<HeapReading> of(Map<String, Long> counters) {
        Optional<Long> old = JvmCounters.sum(counters, String.format(SPACES, "1", "used"));
        Optional<Long> heap = JvmCounters.sum(counters, String.format(SPACES, "[0-9]+", "capacity"));
        return old.isEmpty() || heap.isEmpty() ? Optional.empty() : Optional.of(new HeapReading(old.get(), heap.get()));
    }
}
