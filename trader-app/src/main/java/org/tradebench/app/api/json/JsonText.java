package org.tradebench.app.api.json;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import java.io.StringWriter;
import java.time.Instant;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Builds JSON text field by field. */
public final class JsonText {
    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());

    private JsonText() {}

    public static String of(Consumer<JsonGenerator> writer) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = GENERATORS.createGenerator(text)) {
            writer.accept(json);
        }
        return text.toString();
    }

    /** Writes a moment as ISO 8601 in UTC; null stays null. */
    public static void moment(JsonGenerator json, String name, @Nullable Instant moment) {
        if (moment == null) {
            json.writeNull(name);
        } else {
            json.write(name, moment.toString());
        }
    }
}
