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

/** What a caching proxy said of the answers that it passed on: whether each came from its cache. Written as {@code proxy.json} when it said anything. */
final class ProxyTally {
    static final String NAME = "proxy.json";

    private static final String HEADER = "\nX-Proxy-Cache: ";

    private final Map<String, LongAdder> answers = new ConcurrentHashMap<>();

    /** The proxy's word for an answer, such as HIT, MISS or BYPASS; null when it has none. */
    static @Nullable String word(String headers) {
        int at = headers.indexOf(HEADER);
        if (at < 0) {
            return null;
        }
        int from = at + HEADER.length();
        int end = headers.indexOf('\n', from);
        return (end < 0 ? headers.substring(from) : headers.substring(from, end)).strip();
    }

    void add(String word) {
        LongAdder count = answers.get(word);
        if (count == null) {
            count = answers.computeIfAbsent(word, unused -> new LongAdder());
        }
        count.increment();
    }

    /** Answers by the proxy's word. */
    Map<String, Long> counts() {
        Map<String, Long> counts = new TreeMap<>();
        answers.forEach((word, count) -> counts.put(word, count.sum()));
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
