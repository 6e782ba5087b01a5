package org.tradebench.app.primitives.json;

import jakarta.json.Json;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonReaderFactory;
import jakarta.json.JsonWriterFactory;
import jakarta.json.stream.JsonGeneratorFactory;
import jakarta.json.stream.JsonParserFactory;
import java.util.Map;

/** Kept, for the provider's look-up reads the class path each time: that would be all that is measured. */
final class JsonTools {

    static final JsonBuilderFactory BUILDERS = Json.createBuilderFactory(Map.of());
    static final JsonReaderFactory READERS = Json.createReaderFactory(Map.of());
    static final JsonWriterFactory WRITERS = Json.createWriterFactory(Map.of());
    static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());
    static final JsonParserFactory PARSERS = Json.createParserFactory(Map.of());

    private JsonTools() {}
}
