package org.tradebench.app.primitives.rest;

import jakarta.json.Json;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParserFactory;
import java.io.StringReader;
import java.util.Map;
import org.tradebench.app.domain.TradeException;

/** Parses a JSON object and writes it back. */
final class JsonEcho {
    /** Kept: the provider's look-up reads the class path each time. */
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
            // Not its own kind only: of what is nested too deep the parser complains with a bare one.
            throw refusal();
        }
    }

    private static TradeException refusal() {
        return TradeException.badInput("The body must be a JSON object such as {\"input\":\"text\"}.");
    }
}
