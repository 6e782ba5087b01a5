package org.tradebench.app.primitives.json;

import jakarta.json.Json;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonWriterFactory;
import jakarta.json.stream.JsonGeneratorFactory;
import jakarta.json.stream.JsonParserFactory;
import java.util.Map;

/** Keeps the JSON factories, because looking the provider up reads the class path each time and would dominate the measurement. */
final class JsonTools {
    static final JsonBuilderFactory BUILDERS = Json.createBuilderFactory(Map.of());
    static final JsonReaderFactory READERS = Json.createReaderFactory(Map.of());
    static final JsonWriterFactory WRITERS = Json.createWriterFactory(Map.of());
    static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());
    static final JsonParserFactory PARSERS = Json.createParserFactory(Map.of());

    private JsonTools() {}
}
