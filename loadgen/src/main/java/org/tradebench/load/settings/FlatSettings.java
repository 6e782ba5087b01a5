package org.tradebench.load.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Converts the flat settings of {@code run.json}, version 1, to the nested ones. */
public final class FlatSettings {
    private FlatSettings() {}

    /** Replaces the field {@code settings} of a record when it is flat. */
    public static JsonNode upgrade(JsonNode file) {
        if (file instanceof ObjectNode record
                && record.get("settings") instanceof ObjectNode flat
                && flat.has("clients")) {
            record.set("settings", nested(flat));
        }
        return file;
    }

    private static ObjectNode nested(ObjectNode flat) {
        ObjectNode nested = flat.objectNode();
        ObjectNode target = nested.putObject("target");
        target.put("kind", kind(flat));
        copy(flat, "url", target, "url");
        if (target.path("kind").asText().equals("inventory")) {
            copy(flat, "target", target, "inventory");
        }
        copy(flat, "applications", target, "nodes");
        ObjectNode application = nested.putObject("application");
        for (String same : new String[] {"mode", "orders", "access", "caching"}) {
            copy(flat, same, application, same);
        }
        ObjectNode jvm = application.putObject("jvm");
        copy(flat, "heap", jvm, "heap");
        copy(flat, "compiler", jvm, "compiler");
        ObjectNode population = nested.putObject("population");
        copy(flat, "users", population, "users");
        copy(flat, "quotes", population, "quotes");
        ObjectNode workload = nested.putObject("workload");
        copy(flat, "plan", workload, "plan");
        copy(flat, "updates", workload, "updates");
        copy(flat, "clients", workload, "virtualUsers");
        workload.put("thinkTime", flat.path("thinkTimeMillis").asLong() + "ms");
        if (flat.get("arrivals") instanceof ObjectNode arrivals) {
            workload.putObject("arrivals")
                    .put("rate", arrivals.path("perSecond").asDouble())
                    .put("process", arrivals.path("process").asText());
        }
        copy(flat, "seed", workload, "seed");
        workload.put("loadGenerators", Math.max(1, flat.path("drivers").asInt()));
        ObjectNode warmup = nested.putObject("warmup");
        copy(flat, "warmupRequests", warmup, "requests");
        if (flat.hasNonNull("stillWithinSeconds")) {
            warmup.put("steadyWithin", flat.get("stillWithinSeconds").asText() + "s");
        }
        nested.putObject("measurement")
                .put("duration", Math.round(1000 * flat.path("windowSeconds").asDouble()) + "ms");
        return nested;
    }

    private static String kind(ObjectNode flat) {
        if (flat.hasNonNull("url")) {
            return "url";
        }
        String word = flat.path("target").asText("embedded");
        return word.equals("null") ? "embedded" : word.endsWith("ml") ? "inventory" : word;
    }

    private static void copy(ObjectNode from, String old, ObjectNode to, String name) {
        if (from.hasNonNull(old)) {
            to.set(name, from.get(old));
        }
    }
}
