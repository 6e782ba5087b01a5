package org.tradebench.load.plugin.recorder;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/** Counts the answers by the cache status that a caching proxy reported. Written as {@code proxy.json} when a proxy reported any. */
final class ProxyTally {
    static final String NAME = "proxy.json";

    private static final String HEADER = "\nX-Proxy-Cache: ";

    private final Map<String, LongAdder> answers = new ConcurrentHashMap<>();

    /** Returns the cache status that a caching proxy reported for an answer, such as HIT, MISS or BYPASS; null when it reported none. */
    static @Nullable String cacheStatus(String headers) {
        int at = headers.indexOf(HEADER);
        if (at < 0) {
            return null;
        }
        int from = at + HEADER.length();
        int end = headers.indexOf('\n', from);
        return (end < 0 ? headers.substring(from) : headers.substring(from, end)).strip();
    }

    void add(String status) {
        LongAdder count = answers.get(status);
        if (count == null) {
            count = answers.computeIfAbsent(status, unused -> new LongAdder());
        }
        count.increment();
    }

    /** Returns the answers by cache status. */
    Map<String, Long> counts() {
        Map<String, Long> counts = new TreeMap<>();
        answers.forEach((status, count) -> counts.put(status, count.sum()));
        return counts;
    }

    /** Writes the file, if there was such a proxy. */
    void write(Path folder) throws IOException {
        if (answers.isEmpty()) {
            return;
        }
        ObjectMapper mapper = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
        ObjectNode root = mapper.createObjectNode().put("version", 1);
        root.set("answers", mapper.valueToTree(counts()));
        mapper.writeValue(folder.resolve(NAME).toFile(), root);
    }
}
