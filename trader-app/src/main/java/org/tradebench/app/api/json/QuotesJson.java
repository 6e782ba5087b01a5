package org.tradebench.app.api.json;

import jakarta.json.stream.JsonGenerator;
import java.util.List;
import org.tradebench.app.domain.Quote;

/** Writes quotes as JSON: DayTrader's field names, values as JSON numbers. */
public final class QuotesJson {
    private QuotesJson() {}

    public static String of(List<Quote> quotes) {
        return JsonText.of(json -> {
            json.writeStartArray();
            write(json, quotes);
            json.writeEnd();
        });
    }

    /** Writes each as an element of the array that was begun. */
    static void write(JsonGenerator json, List<Quote> quotes) {
        for (Quote quote : quotes) {
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
}
