package org.tradebench.app.primitives.websocket;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonReaderFactory;
import jakarta.websocket.DecodeException;
import java.io.StringReader;
import java.util.Map;

/**
 * Holds a message of {@link PingWebSocketJson}: {@code {"text":"…","number":1}}.
 *
 * @param number counts the messages
 */
public record PingMessage(String text, int number) {
    private static final JsonReaderFactory READERS = Json.createReaderFactory(Map.of());

    PingMessage next() {
        return new PingMessage(text, number + 1);
    }

    public static final class Decoder implements jakarta.websocket.Decoder.Text<PingMessage> {
        @Override
        public PingMessage decode(String json) throws DecodeException {
            try (JsonReader reader = READERS.createReader(new StringReader(json))) {
                JsonObject object = reader.readObject();
                return new PingMessage(object.getString("text", ""), object.getInt("number", 0));
            } catch (RuntimeException e) {
                // Not JsonException alone: for deep nesting the parser throws a plain RuntimeException.
                throw new DecodeException(json, "not a JSON object", e);
            }
        }

        @Override
        public boolean willDecode(String json) {
            return json.startsWith("{");
        }
    }

    public static final class Encoder implements jakarta.websocket.Encoder.Text<PingMessage> {
        @Override
        public String encode(PingMessage message) {
            return Json.createObjectBuilder()
                    .add("text", message.text())
                    .add("number", message.number())
                    .build()
                    .toString();
        }
    }
}
