package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.tradebench.tests.harness.Page;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The OpenAPI description that the application serves, against which its answers are validated. */
final class Description {

    private final JsonNode root;

    /**
     * @param yaml OpenAPI 3.1
     */
    Description(String yaml) {
        Object read = new Yaml(new SafeConstructor(new LoaderOptions())).load(yaml);
        root = new ObjectMapper().valueToTree(read);
    }

    /** One operation: a method and the template of a path. */
    record Operation(String method, String path, JsonNode node) {

        String id() {
            return node.path("operationId").asText();
        }

        /** Whether the operation needs a login. */
        boolean needsLogin() {
            return !node.has("security");
        }
    }

    List<Operation> operations() {
        List<Operation> operations = new ArrayList<>();
        for (Map.Entry<String, JsonNode> path : root.path("paths").properties()) {
            for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
                operations.add(
                        new Operation(method.getKey().toUpperCase(Locale.ROOT), path.getKey(), method.getValue()));
            }
        }
        return operations;
    }

    /** Fails when an answer is not what the description says of the operation. */
    void check(String operationId, Page answer) {
        Operation operation = operations().stream()
                .filter(candidate -> candidate.id().equals(operationId))
                .findFirst()
                .orElseThrow(() -> new AssertionError("The description has no operation " + operationId));
        JsonNode response = resolved(operation.node().path("responses").path(Integer.toString(answer.status())));
        assertThat(response.isMissingNode())
                .as("%s may answer %s: %s", operationId, answer.status(), answer)
                .isFalse();
        if (!response.has("content")) {
            assertThat(answer.body()).as(answer.toString()).isEmpty();
            return;
        }
        Map.Entry<String, JsonNode> content =
                response.path("content").properties().iterator().next();
        assertThat(answer.contentType()).as(answer.toString()).startsWith(content.getKey());
        if (content.getKey().endsWith("json")) {
            conforms(operationId, content.getValue().path("schema"), answer.json());
        }
    }

    private void conforms(String where, JsonNode schema, JsonNode value) {
        JsonNode rule = resolved(schema);
        assertThat(types(rule)).as(where + " of type").contains(typeOf(value, rule));
        if (rule.has("enum")) {
            Set<String> words = new TreeSet<>();
            rule.path("enum").forEach(word -> words.add(word.asText()));
            assertThat(words).as(where).contains(value.asText());
        }
        if (value.isObject()) {
            for (JsonNode required : rule.path("required")) {
                assertThat(value.has(required.asText()))
                        .as(where + "." + required.asText())
                        .isTrue();
            }
            for (Map.Entry<String, JsonNode> field : value.properties()) {
                JsonNode property = rule.path("properties").path(field.getKey());
                assertThat(property.isMissingNode())
                        .as(where + "." + field.getKey() + " is described")
                        .isFalse();
                conforms(where + "." + field.getKey(), property, field.getValue());
            }
        } else if (value.isArray()) {
            for (Iterator<JsonNode> items = value.elements(); items.hasNext(); ) {
                conforms(where + "[]", rule.path("items"), items.next());
            }
        }
    }

    private static Set<String> types(JsonNode rule) {
        Set<String> types = new TreeSet<>();
        if (rule.path("type").isArray()) {
            rule.path("type").forEach(type -> types.add(type.asText()));
        } else {
            types.add(rule.path("type").asText());
        }
        return types;
    }

    private static String typeOf(JsonNode value, JsonNode rule) {
        return switch (value.getNodeType()) {
            case OBJECT -> "object";
            case ARRAY -> "array";
            case STRING -> "string";
            case BOOLEAN -> "boolean";
            case NULL -> "null";
            case NUMBER -> value.isIntegralNumber() && types(rule).contains("integer") ? "integer" : "number";
            default -> value.getNodeType().name();
        };
    }

    JsonNode resolved(JsonNode node) {
        String reference = node.path("$ref").asText();
        return reference.isEmpty() ? node : root.at(reference.substring(1));
    }
}
