package org.tradebench.tests.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Values at the bounds of a schema.
 *
 * @param inside the smallest and the largest allowed values
 * @param outside the values just beyond them, which must be refused
 */
record BoundValues(List<JsonNode> inside, List<JsonNode> outside) {

    private static final List<String> STRANGE = List.of(" ", "a\u0007b", "a b", "-a", ",", "1001", "0");

    static BoundValues of(JsonNode schema) {
        BoundValues values = new BoundValues(new ArrayList<>(), new ArrayList<>());
        values.numbers(schema);
        values.texts(schema);
        if (schema.has("enum")) {
            schema.path("enum").forEach(values.inside::add);
            values.outside.add(new TextNode("something else"));
        }
        return values;
    }

    private void numbers(JsonNode schema) {
        BigDecimal step = schema.has("multipleOf") ? schema.path("multipleOf").decimalValue() : BigDecimal.ONE;
        if (schema.has("minimum")) {
            BigDecimal least = schema.path("minimum").decimalValue();
            inside.add(new DecimalNode(least));
            outside.add(new DecimalNode(least.subtract(step)));
            outside.add(new DecimalNode(least.add(step.divide(BigDecimal.TEN))));
        }
        if (schema.has("maximum")) {
            BigDecimal most = schema.path("maximum").decimalValue();
            inside.add(new DecimalNode(most));
            outside.add(new DecimalNode(most.add(step)));
        }
    }

    private void texts(JsonNode schema) {
        Pattern pattern = Pattern.compile(schema.path("pattern").asText(), Pattern.UNICODE_CHARACTER_CLASS);
        List<String> right = new ArrayList<>();
        if (schema.has("minLength")) {
            int least = schema.path("minLength").asInt();
            right.add("x".repeat(least));
            outside.add(new TextNode("x".repeat(least - 1)));
        }
        if (schema.has("maxLength")) {
            int most = schema.path("maxLength").asInt();
            right.add("x".repeat(most));
            outside.add(new TextNode("x".repeat(most + 1)));
        }
        right.stream()
                .filter(text -> pattern.matcher(text).find())
                .map(TextNode::new)
                .forEach(inside::add);
        if (schema.has("pattern")) {
            STRANGE.stream()
                    .filter(text -> !pattern.matcher(text).find())
                    .map(TextNode::new)
                    .forEach(outside::add);
        }
    }
}
