package org.tradebench.tests.deployment.kubernetes;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The manifests that are in the cluster together: a system, its load, and the jobs between two runs. Each read gives a copy that a test may change. */
final class Rendering {

    private Rendering() {}

    /** Every available system, by the names of its files. */
    static List<List<String>> systems() {
        return List.of(
                List.of("small", "small-load-generator"),
                List.of("paper", "paper-load-generator"),
                List.of("balancing", "paper-load-generator"),
                List.of("open-liberty-operator", "paper-load-generator"),
                List.of("cloudnative-pg", "paper-load-generator"));
    }

    static List<Manifest> of(List<String> names) {
        List<Manifest> manifests = new ArrayList<>();
        Stream.concat(names.stream(), Stream.of("audit", "reset"))
                .forEach(name -> manifests.addAll(Yaml.manifests(Sources.RENDERED.resolve(name + ".yaml"))));
        return manifests;
    }

    /** The papers' system with one object changed. */
    static List<Manifest> broken(String kind, String name, Consumer<ObjectNode> change) {
        List<Manifest> manifests = of(List.of("paper", "paper-load-generator"));
        Manifest manifest = manifests.stream()
                .filter(one -> one.is(kind) && one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("There is no " + kind + " " + name));
        change.accept((ObjectNode) manifest.tree());
        return manifests;
    }

    static ObjectNode object(ObjectNode tree, String pointer) {
        if (!(tree.at(pointer) instanceof ObjectNode object)) {
            throw new AssertionError(tree + " has no object " + pointer);
        }
        return object;
    }

    static ArrayNode list(ObjectNode tree, String pointer) {
        if (!(tree.at(pointer) instanceof ArrayNode list)) {
            throw new AssertionError(tree + " has no list " + pointer);
        }
        return list;
    }
}
