package org.tradebench.app.api.json;

import org.tradebench.app.domain.MarketSummary;

/** Writes the market summary as JSON. */
public final class MarketJson {
    private MarketJson() {}

    public static String of(MarketSummary market) {
        return JsonText.of(json -> {
            json.writeStartObject()
                    .write("tsia", market.tsia())
                    .write("openTsia", market.openTsia())
                    .write("gainPercent", market.gainPercent())
                    .write("volume", market.volume());
            JsonText.moment(json, "summaryDate", market.summaryDate());
            json.writeStartArray("topGainers");
            QuotesJson.write(json, market.topGainers());
            json.writeEnd().writeStartArray("topLosers");
            QuotesJson.write(json, market.topLosers());
            json.writeEnd().writeEnd();
        });
    }
}
