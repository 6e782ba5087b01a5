package org.tradebench.load.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tradebench.load.failure.Failure;

/**
 * Reads the cache metrics that the application reports ({@code /config/cache.json}).
 *
 * @param caching the caching type's word
 * @param databaseInSight false: nothing is answered from memory just now
 * @param instances by their names; empty without caching
 */
public record CacheReport(String caching, boolean databaseInSight, Map<String, Instance> instances) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * Holds the metrics of one cache.
     *
     * @param maxEntries of memory
     * @param entries in memory
     * @param sharingPolicy its number
     * @param eviction its name
     * @param disk whether entries that memory has no room for go to disk
     * @param counters by their names
     * @param templates the counters of each command, page or kind of entry
     */
    public record Instance(
            long maxEntries,
            long entries,
            int sharingPolicy,
            String eviction,
            boolean disk,
            Map<String, Long> counters,
            Map<String, Map<String, Long>> templates) {}

    /** Returns whether answers come from it. */
    public boolean isActive() {
        return databaseInSight && !instances.isEmpty();
    }

    public static CacheReport parse(String json) {
        try {
            JsonNode root = JSON.readTree(json);
            Map<String, Instance> instances = new TreeMap<>();
            for (JsonNode instance : root.path("instances")) {
                Map<String, Map<String, Long>> templates = new TreeMap<>();
                for (Map.Entry<String, JsonNode> template :
                        instance.path("templates").properties()) {
                    templates.put(template.getKey(), numbers(template.getValue()));
                }
                instances.put(
                        instance.path("name").asText(),
                        new Instance(
                                instance.path("maxEntries").asLong(),
                                instance.path("entries").asLong(),
                                instance.path("sharingPolicy").asInt(),
                                instance.path("eviction").asText(),
                                instance.path("disk").asBoolean(),
                                numbers(instance.path("counters")),
                                Collections.unmodifiableMap(templates)));
            }
            return new CacheReport(
                    root.path("caching").asText(), root.path("databaseInSight").asBoolean(), instances);
        } catch (JsonProcessingException e) {
            throw Failure.of("the application's cache metrics cannot be read: " + e.getOriginalMessage(), e);
        }
    }

    private static Map<String, Long> numbers(JsonNode counters) {
        Map<String, Long> numbers = new TreeMap<>();
        for (Map.Entry<String, JsonNode> counter : counters.properties()) {
            numbers.put(counter.getKey(), counter.getValue().asLong());
        }
        return Collections.unmodifiableMap(numbers);
    }
}
