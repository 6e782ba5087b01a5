package org.tradebench.app.web.admin.monitor;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import java.io.StringWriter;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.tradebench.cache.CacheInstance;
import org.tradebench.cache.statistics.CacheCounter;
import org.tradebench.cache.statistics.CacheStatistics;

/** Writes the cache's metrics as JSON; a measured run reads them before and after. */
final class CacheStatisticsJson {
    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());

    private CacheStatisticsJson() {}

    static String of(Monitor monitor, MonitorRequest look) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = GENERATORS.createGenerator(text)) {
            json.writeStartObject()
                    .write("caching", monitor.caching().type().label())
                    .write("databaseInSight", monitor.cache().isWatchConnected())
                    .writeStartArray("instances");
            monitor.instance(look).ifPresent(instance -> write(json, instance));
            json.writeEnd().writeEnd();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, CacheInstance instance) {
        CacheStatistics statistics = instance.statistics();
        json.writeStartObject()
                .write("name", instance.name())
                .write("maxEntries", instance.settings().maxEntries())
                .write("entries", instance.size())
                .write("diskEntries", instance.idsOnDisk().size())
                .write("diskBytes", instance.bytesOnDisk())
                .write("sharingPolicy", instance.settings().sharingPolicy().number())
                .write("eviction", instance.settings().eviction().name())
                .write("disk", instance.settings().disk() != null);
        json.writeStartObject("counters");
        counters(json, statistics::of);
        json.writeEnd().writeStartObject("templates");
        for (String template : statistics.templates()) {
            json.writeStartObject(template);
            counters(json, counter -> statistics.of(template, counter));
            json.writeEnd();
        }
        json.writeEnd().writeEnd();
    }

    private static void counters(JsonGenerator json, ToLongFunction<CacheCounter> value) {
        for (CacheCounter counter : CacheCounter.values()) {
            json.write(counter.name(), value.applyAsLong(counter));
        }
    }
}
