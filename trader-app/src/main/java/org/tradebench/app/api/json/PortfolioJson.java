package org.tradebench.app.api.json;

import jakarta.json.stream.JsonGenerator;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.services.HoldingsPage;

/** Writes holdings and their sums as JSON. */
public final class PortfolioJson {
    private PortfolioJson() {}

    public static String of(HoldingsPage page) {
        return JsonText.of(json -> {
            json.writeStartObject()
                    .write("numberOfHoldings", page.sums().count())
                    .write("basis", page.sums().basis())
                    .write("marketValue", page.sums().marketValue())
                    .write("gain", page.sums().gain())
                    .writeStartArray("holdings");
            page.holdings().forEach(holding -> write(json, holding));
            json.writeEnd().writeEnd();
        });
    }

    public static String of(Holding holding) {
        return JsonText.of(json -> write(json, holding));
    }

    private static void write(JsonGenerator json, Holding holding) {
        json.writeStartObject()
                .write("holdingId", holding.holdingId())
                .write("symbol", holding.symbol())
                .write("quantity", holding.quantity())
                .write("purchasePrice", holding.purchasePrice());
        JsonText.moment(json, "purchaseDate", holding.purchaseDate());
        json.write("currentPrice", holding.currentPrice())
                .write("basis", holding.basis())
                .write("marketValue", holding.marketValue())
                .write("gain", holding.gain())
                .writeEnd();
    }
}
