package org.tradebench.app.api.json;

import jakarta.json.stream.JsonGenerator;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import org.tradebench.app.domain.Holding;

/** Holdings and their sums. */
public final class PortfolioJson {

    private PortfolioJson() {}

    public static String of(List<Holding> holdings) {
        return JsonText.of(json -> {
            json.writeStartObject()
                    .write("numberOfHoldings", holdings.size())
                    .write("basis", sum(holdings, Holding::basis))
                    .write("marketValue", sum(holdings, Holding::marketValue))
                    .write("gain", sum(holdings, Holding::gain))
                    .writeStartArray("holdings");
            holdings.forEach(holding -> write(json, holding));
            json.writeEnd().writeEnd();
        });
    }

    public static String of(Holding holding) {
        return JsonText.of(json -> write(json, holding));
    }

    private static BigDecimal sum(List<Holding> holdings, Function<Holding, BigDecimal> part) {
        return holdings.stream().map(part).reduce(BigDecimal.ZERO, BigDecimal::add);
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
