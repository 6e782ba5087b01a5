package org.tradebench.app.api;

import jakarta.json.Json;
import jakarta.json.JsonConfig;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParserFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.Parameters;

/** Parses the body of a request: one flat JSON object, whose fields obey the rules of the pages' parameters. */
final class JsonBody {
    private static final int LONGEST_BYTES = 16 * 1024;

    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonReaderFactory READERS =
            Json.createReaderFactory(Map.of(JsonConfig.KEY_STRATEGY, JsonConfig.KeyStrategy.NONE));

    private static final JsonParserFactory PARSERS = Json.createParserFactory(Map.of());

    private JsonBody() {}

    /**
     * Reads the fields of the body.
     *
     * @param names the fields that the object may have; none is required
     * @throws TradeException BAD_INPUT when the body is not such an object, is too long, or has any other field
     */
    static Parameters read(InputStream body, String... names) {
        Map<String, String> fields = new LinkedHashMap<>();
        object(body).forEach((name, value) -> {
            if (!List.of(names).contains(name)) {
                throw TradeException.badInput("The body has an unknown field; it may have %s."
                        .formatted(names.length == 0 ? "none" : String.join(", ", names)));
            }
            fields.put(name, text(name, value));
        });
        return new Parameters(fields::get);
    }

    private static JsonObject object(InputStream body) {
        byte[] bytes;
        try {
            bytes = body.readNBytes(LONGEST_BYTES + 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (bytes.length > LONGEST_BYTES) {
            throw TradeException.badInput("The body has more than %d bytes.".formatted(LONGEST_BYTES));
        }
        try (JsonReader reader = READERS.createReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8);
                JsonParser whole = PARSERS.createParser(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8)) {
            // The reader leaves unread what comes after the object; the parser refuses it.
            while (whole.hasNext()) {
                whole.next();
            }
            return reader.readObject();
        } catch (RuntimeException noObject) {
            // Not JsonException alone: for deep nesting and for long numbers the parser throws other exceptions.
            throw TradeException.badInput("The body is not one JSON object with each field once.");
        }
    }

    /** Returns the value as a form would send it; a JSON null stands for a missing field. */
    private static @Nullable String text(String name, JsonValue value) {
        if (value instanceof JsonString string) {
            return string.getString();
        }
        if (value instanceof JsonNumber number) {
            return number.toString();
        }
        if (value.getValueType() == JsonValue.ValueType.NULL) {
            return null;
        }
        throw TradeException.badInput("The field '" + name + "' must be a string or a number.");
    }
}
