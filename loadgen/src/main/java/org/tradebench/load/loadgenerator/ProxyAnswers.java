package org.tradebench.load.loadgenerator;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.tradebench.load.failure.Failure;

/**
 * Holds the content of {@code proxy.json}: how many answers of the measurement interval came from a caching proxy's cache. Only for a proxy that reports it, by
 * the header X-Proxy-Cache.
 *
 * @param version of the format: 1
 * @param answers by the proxy's cache status: HIT, MISS, BYPASS (of a user who is logged in), and nginx's others
 */
public record ProxyAnswers(int version, Map<String, Long> answers) {
    /** The file's name in a load generator's folder. */
    public static final String NAME = "proxy.json";

    /** Cache statuses of answers that did not wait for the server behind. REVALIDATED is none of them: the proxy asked whether anything had changed. */
    private static final Set<String> FROM_CACHE = Set.of("HIT", "STALE", "UPDATING");

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    public ProxyAnswers {
        answers = new TreeMap<>(answers);
    }

    /** Reads the file in a load generator's folder; empty without such a proxy. */
    public static Optional<ProxyAnswers> in(Path folder) {
        Path file = folder.resolve(NAME);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readValue(file.toFile(), ProxyAnswers.class));
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + " (" + e.getMessage() + ")", e);
        }
    }

    /** Adds up the answers of several processes. */
    public static ProxyAnswers merge(List<ProxyAnswers> parts) {
        Map<String, Long> all = new TreeMap<>();
        parts.forEach(part -> part.answers.forEach((status, count) -> all.merge(status, count, Long::sum)));
        return new ProxyAnswers(1, all);
    }

    public void write(Path folder) {
        try {
            JSON.writeValue(folder.resolve(NAME).toFile(), this);
        } catch (IOException e) {
            throw Failure.of("cannot write " + folder.resolve(NAME) + " (" + e.getMessage() + ")", e);
        }
    }

    /** Returns the number of all answers with a cache status. */
    public long all() {
        return answers.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the share of them that came from its cache, 0 to 1. */
    public double fromCache() {
        long hits = answers.entrySet().stream()
                .filter(answer -> FROM_CACHE.contains(answer.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
        return all() == 0 ? 0 : (double) hits / all();
    }
}
