package org.tradebench.load.telemetry.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.telemetry.JvmSample;

/**
 * Finds the counters of a JVM among some processes, also in a container: there the file is in the container's own {@code /tmp}, under the number that the
 * process has there. OpenJ9 writes no such file; that of a container can be read by its own user or by root only.
 *
 * @param proc where the process file system is mounted
 */
record JvmCounters(Path proc) {
    /** Largest file that is read each second; HotSpot's has 32 KB, or the size of {@code -XX:PerfDataMemorySize}. */
    private static final long LARGEST = 1 << 20;

    private static final String PAUSES = "sun.rt.safepoints";
    private static final String PAUSED = "sun.rt.safepointTime";
    private static final String ON_THE_WAY = "sun.rt.safepointSyncTime";
    private static final String TICKS_PER_SECOND = "sun.os.hrt.frequency";
    private static final String SPACES = "sun\\.gc\\.generation\\.[0-9]+\\.space\\.[0-9]+\\.";

    /**
     * Reads the counters.
     *
     * @param processes one of which is the JVM; the others may be the shell that started it
     * @param threads number of their threads
     * @param poolThreads number of these that belong to the thread pool
     * @return a sample with what is known of the JVM, at least the threads
     */
    JvmSample read(List<Long> processes, int threads, int poolThreads) {
        Optional<Map<String, Long>> counters = counters(processes);
        Long ticks = counters.map(c -> c.get(TICKS_PER_SECOND)).orElse(null);
        if (ticks == null || ticks <= 0) {
            return new JvmSample(threads, poolThreads, null, null, null, null);
        }
        Map<String, Long> all = counters.get();
        return new JvmSample(
                threads,
                poolThreads,
                all.get(PAUSES),
                all.containsKey(PAUSED)
                        ? (all.get(PAUSED) + all.getOrDefault(ON_THE_WAY, 0L)) / ticks.doubleValue()
                        : null,
                sum(all, SPACES + "used").orElse(null),
                sum(all, SPACES + "capacity").orElse(null));
    }

    /** Returns the counters of the first of these processes that publishes any. */
    Optional<Map<String, Long>> counters(List<Long> processes) {
        return processes.stream()
                .flatMap(pid -> file(pid).stream())
                .flatMap(file -> counters(file).stream())
                .findFirst();
    }

    private static boolean isWanted(String name) {
        return name.equals(TICKS_PER_SECOND)
                || name.startsWith("sun.rt.safepoint")
                || name.startsWith("sun.gc.generation.");
    }

    private static Optional<Map<String, Long>> counters(Path file) {
        try {
            return Files.size(file) > LARGEST
                    ? Optional.empty()
                    : PerfCounters.parse(Files.readAllBytes(file), JvmCounters::isWanted);
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Adds up the counters whose names match. */
    static Optional<Long> sum(Map<String, Long> counters, String pattern) {
        return counters.entrySet().stream()
                .filter(counter -> counter.getKey().matches(pattern))
                .map(Map.Entry::getValue)
                .reduce(Long::sum);
    }

    private Optional<Path> file(long pid) {
        Path process = proc.resolve(Long.toString(pid));
        try (DirectoryStream<Path> users = Files.newDirectoryStream(process.resolve("root/tmp"), "hsperfdata_*")) {
            String number = ownNumber(process);
            for (Path user : users) {
                if (Files.isRegularFile(user.resolve(number))) {
                    return Optional.of(user.resolve(number));
                }
            }
            return Optional.empty();
        } catch (IOException | DirectoryIteratorException notForUs) {
            return Optional.empty();
        }
    }

    /** Returns the last of its numbers, which is its own number, in the innermost namespace. */
    private static String ownNumber(Path process) throws IOException {
        return Files.readString(process.resolve("status"), StandardCharsets.ISO_8859_1)
                .lines()
                .filter(line -> line.startsWith("NSpid:"))
                .map(line -> line.substring(line.lastIndexOf('\t') + 1).strip())
                .findFirst()
                .orElse(process.getFileName().toString());
    }
}
