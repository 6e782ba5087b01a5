package org.tradebench.app.primitives.rest;

import jakarta.json.Json;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParserFactory;
import java.io.StringReader;
import java.util.Map;
import org.tradebench.app.domain.TradeException;

/** Parses a JSON object and writes it back. */
final class JsonEcho {
    /** Created once: each look-up of the provider searches the class path. */
    private static final JsonParserFactory PARSERS = Json.createParserFactory(Map.of());

    private JsonEcho() {}

    /**
     * @throws TradeException BAD_INPUT when it is no JSON object, or has something behind it
     */
    static String of(String json) {
        try (JsonParser parser = PARSERS.createParser(new StringReader(json))) {
            parser.next();
            String echoed = parser.getObject().toString();
            if (parser.hasNext()) {
                throw refusal();
            }
            return echoed;
        } catch (TradeException e) {
            throw e;
        } catch (RuntimeException e) {
            // Not JsonException alone: for deep nesting the parser throws a plain RuntimeException.
            throw refusal();
        }
    }

    private static TradeException refusal() {
        return TradeException.badInput("The body must be a JSON object such as {\"input\":\"text\"}.");
    }
}
