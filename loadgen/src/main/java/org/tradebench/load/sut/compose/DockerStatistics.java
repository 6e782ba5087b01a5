package org.tradebench.load.sut.compose;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.telemetry.TierSample;

/**
 * Reads the CPU and memory of containers from {@code docker stats}, about once per second. It reports the share of the CPU since its last report, not a
 * counter: shares are added up over the time between two reports, so values are accurate to a few percent.
 */
final class DockerStatistics implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Pattern AMOUNT = Pattern.compile("([0-9.]+)\\s*([kKMGT]?)(i?)B");

    private final Process process;
    private final Map<String, TierSample> latest = new ConcurrentHashMap<>();
    private final Map<String, Long> lastHeard = new ConcurrentHashMap<>();

    private DockerStatistics(Process process) {
        this.process = process;
    }

    static DockerStatistics of(Docker docker, List<Container> containers) {
        List<String> command = new ArrayList<>(List.of("stats", "--format", "{{json .}}"));
        containers.forEach(container -> command.add(container.name()));
        DockerStatistics statistics = new DockerStatistics(docker.start(command));
        DatabaseTunnel.daemon("docker-statistics", statistics::read);
        return statistics;
    }

    /** Returns a supplier of the newest sample; null when there was none since the last call. */
    Supplier<@Nullable TierSample> of(String container) {
        return () -> latest.remove(container);
    }

    private void read() {
        Map<String, Double> seconds = new ConcurrentHashMap<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                parse(line, seconds, System.nanoTime());
            }
        } catch (IOException closed) {
            // The statistics are no longer needed.
        }
    }

    private void parse(String line, Map<String, Double> seconds, long now) {
        JsonNode entry = json(line);
        if (entry == null) {
            return;
        }
        String name = entry.path("Name").asText();
        Long before = lastHeard.put(name, now);
        double share = percent(entry.path("CPUPerc").asText());
        double used = before == null ? 0 : share * (now - before) / 1e9;
        double sum = seconds.merge(name, used, Double::sum);
        latest.put(name, sample(entry, sum));
    }

    static TierSample sample(JsonNode entry, double cpuSeconds) {
        String[] network = entry.path("NetIO").asText().split(" / ", -1);
        Long received = network.length == 2 ? bytes(network[0]) : null;
        Long sent = network.length == 2 ? bytes(network[1]) : null;
        Long memory = bytes(entry.path("MemUsage").asText().split(" / ", -1)[0]);
        return new TierSample(cpuSeconds, null, null, null, null, memory, received, sent, null);
    }

    /** Parses a line; null for what is no JSON: each block begins with codes that clear a terminal. */
    static @Nullable JsonNode json(String line) {
        int begin = line.indexOf('{');
        try {
            return begin < 0 ? null : JSON.readTree(line.substring(begin));
        } catch (JsonProcessingException broken) {
            return null;
        }
    }

    static double percent(String text) {
        String number = text.replace("%", "").strip();
        return number.matches("[0-9.]+") ? Double.parseDouble(number) / 100 : 0;
    }

    /** Parses amounts such as 10.2MiB or 1.5kB; null for another form. */
    static @Nullable Long bytes(String text) {
        Matcher matcher = AMOUNT.matcher(text.strip());
        if (!matcher.matches()) {
            return null;
        }
        int power = " KMGT"
                .indexOf(
                        matcher.group(2).isEmpty()
                                ? ' '
                                : matcher.group(2).toUpperCase(Locale.ROOT).charAt(0));
        double unit = matcher.group(3).isEmpty() ? 1000 : 1024;
        return Math.round(Double.parseDouble(matcher.group(1)) * Math.pow(unit, power));
    }

    @Override
    public void close() {
        process.destroy();
    }
}
