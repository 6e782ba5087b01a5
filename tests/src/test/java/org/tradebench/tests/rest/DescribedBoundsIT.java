package org.tradebench.tests.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;
import org.tradebench.tests.rest.Description.Operation;

/** The REST interface rejects exactly the values that its OpenAPI description excludes. */
@SecondApplication
class DescribedBoundsIT {

    private static final RunningTrader TRADER = RunningTrader.second();

    /** Valid values of the fields for which {@code x} is not valid. */
    private static final Map<String, Object> VALID = Map.of(
            "userId", "uid:1",
            "password", "xxx",
            "currentPassword", "xxx",
            "login", "cookie",
            "openBalance", 1_000,
            "orderType", "buy",
            "symbol", "s:1",
            "quantity", 1,
            "holdingId", 999_999);

    private final Description description =
            new Description(TRADER.browser().get("/rest/openapi.yaml").body());
    private final List<String> violations = new ArrayList<>();
    private int requestCount;

    @Test
    void rejectsExactlyValuesOutsideDescription() {
        TRADER.restore(Mode.DIRECT);
        for (Operation operation : description.operations()) {
            JsonNode body = description.resolved(operation.node().at("/requestBody/content/application~1json/schema"));
            Iterable<JsonNode> bodies = body.has("oneOf") ? body.path("oneOf") : List.of(body);
            for (JsonNode parameter : operation.node().path("parameters")) {
                if (parameter.path("in").asText().equals("header")) {
                    header(
                            operation,
                            parameter,
                            description.resolved(bodies.iterator().next()));
                } else {
                    parameter(operation, parameter);
                }
            }
            for (JsonNode one : bodies) {
                JsonNode schema = description.resolved(one);
                // Rejected values change nothing; accepted ones may change the password.
                fields(operation, schema, true);
                missingAndUnknown(operation, schema);
                fields(operation, schema, false);
            }
        }
        assertThat(requestCount).as("requests").isGreaterThan(100);
        assertThat(violations).isEmpty();
    }

    @Test
    void rejectsMoreSymbolsThanDescribed() {
        String most = symbols(100);
        assertThat(TRADER.browser().get("/rest/quotes/" + most).status()).isEqualTo(200);
        assertThat(TRADER.browser().get("/rest/quotes/" + most + ",one-more").status())
                .isEqualTo(400);
        assertThat(TRADER.browser().get("/rest/quotes/" + "x".repeat(33)).status())
                .isEqualTo(400);
    }

    private static String symbols(int count) {
        return String.join(
                ",", IntStream.range(0, count).mapToObj(i -> "s:" + i).toList());
    }

    private void parameter(Operation operation, JsonNode parameter) {
        BoundValues values = BoundValues.of(description.resolved(parameter.path("schema")));
        Browser user = user(operation);
        Stream.concat(values.inside().stream(), values.outside().stream()).forEach(value -> {
            String encoded = URLEncoder.encode(value.asText(), StandardCharsets.UTF_8);
            boolean inPath = parameter.path("in").asText().equals("path");
            String name = parameter.path("name").asText();
            if (inPath && (value.asText().isBlank() || encoded.contains("%2C"))) {
                // Another path, or an empty list.
                return;
            }
            String address = inPath
                    ? operation.path().replace("{" + name + "}", encoded)
                    : operation.path() + "?" + name + "=" + encoded;
            note(user.get("/rest" + address), values.outside().contains(value));
        });
    }

    private void header(Operation operation, JsonNode parameter, JsonNode schema) {
        BoundValues values = BoundValues.of(description.resolved(parameter.path("schema")));
        Stream.concat(values.inside().stream(), values.outside().stream())
                // No client can send control characters here.
                .filter(value -> value.asText().chars().noneMatch(Character::isISOControl))
                .forEach(value -> note(
                        user(operation)
                                .sending(parameter.path("name").asText(), value.asText())
                                .sendJson(
                                        operation.method(),
                                        "/rest" + operation.path(),
                                        validBody(schema).toString()),
                        values.outside().contains(value)));
    }

    private void fields(Operation operation, JsonNode schema, boolean outside) {
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            if (!outside
                    && property.getKey().equals("password")
                    && schema.at("/properties").has("currentPassword")) {
                // An accepted password would be changed, which ends the session.
                continue;
            }
            BoundValues values = BoundValues.of(description.resolved(property.getValue()));
            for (JsonNode value : outside ? values.outside() : values.inside()) {
                send(operation, validBody(schema).set(property.getKey(), value), outside);
            }
        }
    }

    private void missingAndUnknown(Operation operation, JsonNode schema) {
        for (JsonNode name : schema.path("required")) {
            ObjectNode body = validBody(schema);
            body.remove(name.asText());
            send(operation, body, true);
        }
        if (schema.has("properties")) {
            send(operation, validBody(schema).put("nothingThatIsDescribed", "x"), true);
        }
    }

    private void send(Operation operation, JsonNode body, boolean outside) {
        note(user(operation).sendJson(operation.method(), "/rest" + operation.path(), body.toString()), outside);
    }

    private void note(Page answer, boolean outside) {
        requestCount++;
        if (outside != (answer.status() == 400) || answer.status() >= 500) {
            violations.add((outside ? "described as invalid: " : "described as valid: ") + answer);
        }
    }

    /** Returns a valid body. */
    private ObjectNode validBody(JsonNode schema) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            JsonNode words = description.resolved(property.getValue()).path("enum");
            JsonNode usual = new ObjectMapper().valueToTree(VALID.get(property.getKey()));
            body.set(property.getKey(), words.size() == 1 ? words.get(0) : usual.isNull() ? new TextNode("x") : usual);
        }
        return body;
    }

    private static Browser user(Operation operation) {
        Browser browser = TRADER.browser();
        if (operation.needsLogin()) {
            // Uses the populated password, which an accepted change may have replaced.
            browser.login("uid:2", "xxx");
        }
        return browser;
    }
}
