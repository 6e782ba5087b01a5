package org.tradebench.load.telemetry.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Holds the resident memory of one process, from {@code /proc/<pid>/status}, in bytes.
 *
 * @param own pages that no other process shares (anonymous ones)
 * @param shared pages of files and of shared memory, which several processes may have resident at once
 */
public record ProcessMemory(long own, long shared) {
    public static ProcessMemory parse(String status) {
        Map<String, Long> kilobytes = new HashMap<>();
        status.lines().filter(line -> line.startsWith("Rss")).forEach(line -> {
            String[] parts = line.split("[:\\s]+", -1);
            kilobytes.put(parts[0], Long.parseLong(parts[1]));
        });
        return new ProcessMemory(
                1024 * kilobytes.getOrDefault("RssAnon", 0L),
                1024 * (kilobytes.getOrDefault("RssFile", 0L) + kilobytes.getOrDefault("RssShmem", 0L)));
    }

    /**
     * Returns the memory of a tier: each process's own pages and, once, the largest shared part (all PostgreSQL processes map the same buffers; the sum of
     * their resident sizes would count these once per connection).
     */
    public static long total(List<ProcessMemory> processes) {
        long own = processes.stream().mapToLong(ProcessMemory::own).sum();
        return own + processes.stream().mapToLong(ProcessMemory::shared).max().orElse(0);
    }
}
