package org.tradebench.load.application;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The heap of a JVM on this machine, by the {@code jstat} of its own JDK. Starting it costs some tenths of a second of CPU, so that it is asked between windows only.
 *
 * @param oldBytes in use outside of the young generation: what outlived its collections, with what died since
 * @param heapBytes of the whole heap
 */
public record HeapReading(double oldBytes, double heapBytes) {
    private static final int PATIENCE_SECONDS = 10;
    private static final double KILO = 1024;

    /**
     * Looks.
     *
     * @param root the JVM's process, or one that started it
     * @return empty when there is no jstat beside its java, or the JVM does not tell
     */
    public static Optional<HeapReading> of(long root) {
        return jvm(root)
                .flatMap(handle ->
                        ask(Path.of(handle.info().command().orElseThrow()).resolveSibling("jstat"), handle.pid()));
    }

    /** The JVM itself: a process, or the first of its children that runs a java. */
    public static Optional<ProcessHandle> jvm(long root) {
        return ProcessHandle.of(root).stream()
                .flatMap(handle -> Stream.concat(Stream.of(handle), handle.descendants()))
                .filter(handle -> handle.info()
                        .command()
                        .filter(java -> java.endsWith("/java"))
                        .isPresent())
                .findFirst();
    }

    private static Optional<HeapReading> ask(Path jstat, long pid) {
        if (!Files.isExecutable(jstat)) {
            return Optional.empty();
        }
        try {
            Process process = new ProcessBuilder(
                            jstat.toString(), "-J-Xmx32m", "-J-XX:TieredStopAtLevel=1", "-gc", Long.toString(pid))
                    .redirectError(Redirect.DISCARD)
                    .start();
            process.getOutputStream().close();
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
            boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return ended && process.exitValue() == 0 ? parse(lines) : Optional.empty();
        } catch (IOException notThere) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Names in the first line, kilobytes in the second; a collector without a generation says "-". */
    static Optional<HeapReading> parse(List<String> lines) {
        if (lines.size() < 2) {
            return Optional.empty();
        }
        String[] names = lines.get(0).strip().split(" +", -1);
        String[] values = lines.get(1).strip().split(" +", -1);
        Map<String, Double> figures = new HashMap<>();
        for (int i = 0; i < Math.min(names.length, values.length); i++) {
            if (values[i].matches("[0-9]+(\\.[0-9]+)?")) {
                figures.put(names[i], KILO * Double.parseDouble(values[i]));
            }
        }
        if (!figures.containsKey("OU") || !figures.containsKey("OC")) {
            return Optional.empty();
        }
        double heap = Stream.of("S0C", "S1C", "EC", "OC")
                .mapToDouble(name -> figures.getOrDefault(name, 0.0))
                .sum();
        return Optional.of(new HeapReading(figures.get("OU"), heap));
    }
}
