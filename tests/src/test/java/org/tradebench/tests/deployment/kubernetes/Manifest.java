package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;

/**
 * One Kubernetes object of a manifest file.
 *
 * @param file the file's name, for messages
 */
record Manifest(String file, JsonNode tree) {

    String kind() {
        return tree.path("kind").asText();
    }

    String apiVersion() {
        return tree.path("apiVersion").asText();
    }

    String name() {
        return tree.at("/metadata/name").asText();
    }

    Map<String, String> labels() {
        return strings(tree.at("/metadata/labels"));
    }

    JsonNode at(String pointer) {
        return tree.at(pointer);
    }

    boolean is(String ofKind) {
        return kind().equals(ofKind);
    }

    /** Reads a map of strings; empty when the node is missing. */
    static Map<String, String> strings(JsonNode node) {
        Map<String, String> strings = new TreeMap<>();
        node.properties()
                .forEach(field -> strings.put(field.getKey(), field.getValue().asText()));
        return strings;
    }

    @Override
    public String toString() {
        return file + ": " + kind() + " " + name();
    }
}
