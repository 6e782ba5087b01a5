package org.tradebench.app.api;

import jakarta.json.Json;
import jakarta.json.stream.JsonGenerator;
import jakarta.json.stream.JsonGeneratorFactory;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.tradebench.app.domain.Quote;

/** Quotes as JSON: DayTrader's field names, figures as JSON numbers. */
final class QuotesJson {

    /** Kept: the provider's look-up reads the class path each time. */
    private static final JsonGeneratorFactory GENERATORS = Json.createGeneratorFactory(Map.of());

    private QuotesJson() {}

    static String of(List<Quote> quotes) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = GENERATORS.createGenerator(text)) {
            json.writeStartArray();
            for (Quote quote : quotes) {
                write(json, quote);
            }
            json.writeEnd();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Quote quote) {
        json.writeStartObject()
                .write("symbol", quote.symbol())
                .write("companyName", quote.companyName())
                .write("price", quote.price())
                .write("open", quote.open())
                .write("low", quote.low())
                .write("high", quote.high())
                .write("change", quote.change())
                .write("volume", quote.volume())
                .writeEnd();
    }
}
