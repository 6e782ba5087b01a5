package org.tradebench.load.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tradebench.load.failure.Failure;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Holds a part of an experiment file with its line, which every error message names.
 *
 * @param file its name in messages
 * @param what the part is, for messages: "factors", "levels of caching"
 */
public record YamlNode(String file, String what, Node node) {
    /** Returns keys that a part may have, in the order in which a message lists them. */
    public static Set<String> keys(String... names) {
        return new LinkedHashSet<>(List.of(names));
    }

    /** Returns its entries in order; an unknown or repeated key is refused. */
    public Map<String, YamlNode> entries(Set<String> known) {
        Map<String, YamlNode> entries = entries();
        entries.forEach((key, value) -> {
            if (!known.contains(key)) {
                throw value.wrong(
                        "'" + key + "' is no key of " + what + ": expected one of " + String.join(", ", known));
            }
        });
        return entries;
    }

    /** Returns its entries in order; a repeated key is refused. */
    public Map<String, YamlNode> entries() {
        if (!(node instanceof MappingNode mapping)) {
            throw wrong(what + ": expected keys with values, one 'key: value' per line");
        }
        Map<String, YamlNode> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            String key = new YamlNode(file, "a key of " + what, tuple.getKeyNode()).text();
            YamlNode value = new YamlNode(file, key, tuple.getValueNode());
            if (entries.put(key, value) != null) {
                throw value.wrong("duplicate key '" + key + "' in " + what + ": expected it once");
            }
        }
        return entries;
    }

    /** Returns whether it has keys. */
    public boolean isMapping() {
        return node instanceof MappingNode;
    }

    /** Returns its items. */
    public List<YamlNode> items() {
        if (!(node instanceof SequenceNode sequence)) {
            throw wrong(what + ": expected a list, '[a, b, c]' or one '- a' per line");
        }
        List<YamlNode> items = new ArrayList<>();
        sequence.getValue().forEach(item -> items.add(new YamlNode(file, what, item)));
        return items;
    }

    /** Returns its text; blank is refused. */
    public String text() {
        if (!(node instanceof ScalarNode scalar) || scalar.getValue().isBlank()) {
            throw wrong(what + " has no value: expected a text or a number");
        }
        return scalar.getValue().strip();
    }

    /** Returns its number; any other text is refused. */
    public double number() {
        try {
            double value = Double.parseDouble(text());
            if (Double.isFinite(value)) {
                return value;
            }
        } catch (NumberFormatException notOne) {
            // Rejected below, like an infinite number.
        }
        throw wrong("'" + text() + "' is not a number: expected one such as 1.5 for " + what);
    }

    /** Returns the failure that reports an error in this part, with file and line. */
    public Failure wrong(String sentence) {
        return Failure.usage(file + ", line " + (node.getStartMark().getLine() + 1) + ": " + sentence);
    }
}
