package org.tradebench.app.live;

import jakarta.json.stream.JsonGenerator;
import java.util.List;
import org.tradebench.app.api.json.JsonText;
import org.tradebench.app.api.json.QuotesJson;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.QuotePriceChange;

/** Writes the messages of the live views: DayTrader's field names and, for values that its clients show unchanged, its format of prices. */
final class LiveJson {
    private LiveJson() {}

    /** Writes price changes as an array of quotes, the newest first: the data of an event. */
    static String quotes(List<QuotePriceChange> changes) {
        return QuotesJson.of(changes.stream().map(QuotePriceChange::quote).toList());
    }

    /** Writes price changes as one flat object. */
    static String changes(List<QuotePriceChange> changes) {
        return JsonText.of(json -> {
            json.writeStartObject();
            write(json, changes);
            json.writeEnd();
        });
    }

    /** Writes the market summary as one flat object. */
    static String summary(MarketSummary market) {
        return summaryAndChanges(market, List.of());
    }

    static String summaryAndChanges(MarketSummary market, List<QuotePriceChange> changes) {
        return JsonText.of(json -> {
            json.writeStartObject();
            write(json, "gainer", market.topGainers());
            write(json, "loser", market.topLosers());
            json.write("tsia", market.tsia()).write("volume", market.volume());
            JsonText.moment(json, "date", market.summaryDate());
            write(json, changes);
            json.writeEnd();
        });
    }

    private static void write(JsonGenerator json, String kind, List<Quote> quotes) {
        for (int i = 0; i < quotes.size(); i++) {
            Quote quote = quotes.get(i);
            String name = kind + (i + 1);
            json.write(name + "_stock", quote.symbol())
                    .write(name + "_price", "$" + quote.price())
                    .write(name + "_change", quote.change());
        }
    }

    private static void write(JsonGenerator json, List<QuotePriceChange> changes) {
        for (int i = 0; i < changes.size(); i++) {
            Quote quote = changes.get(i).quote();
            String name = "change" + (i + 1);
            json.write(name + "_stock", quote.symbol())
                    .write(name + "_price", "$" + quote.price())
                    .write(name + "_change", quote.change().toString());
        }
    }
}
