package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Label selectors as Kubernetes understands them: all conditions must hold, and none at all selects everything. */
final class Selector {

    private Selector() {}

    static boolean selects(JsonNode selector, Map<String, String> labels) {
        for (Map.Entry<String, String> wanted :
                Manifest.strings(selector.path("matchLabels")).entrySet()) {
            if (!wanted.getValue().equals(labels.get(wanted.getKey()))) {
                return false;
            }
        }
        for (JsonNode condition : selector.path("matchExpressions")) {
            if (!holds(condition, labels)) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(JsonNode condition, Map<String, String> labels) {
        String value = labels.get(condition.path("key").asText());
        Set<String> values = new TreeSet<>();
        condition.path("values").forEach(one -> values.add(one.asText()));
        String operator = condition.path("operator").asText();
        return switch (operator) {
            case "In" -> value != null && values.contains(value);
            case "NotIn" -> value == null || !values.contains(value);
            case "Exists" -> value != null;
            case "DoesNotExist" -> value == null;
            default -> throw new IllegalArgumentException("There is no operator " + operator);
        };
    }
}
