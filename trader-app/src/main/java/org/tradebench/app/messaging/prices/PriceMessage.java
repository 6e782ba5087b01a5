package org.tradebench.app.messaging.prices;

import jakarta.jms.JMSException;
import jakarta.jms.MapMessage;
import jakarta.jms.Message;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.QuotePriceChange;

/** Writes and reads a price change as a message of the topic. */
final class PriceMessage {
    private PriceMessage() {}

    static void write(QuotePriceChange change, MapMessage message) throws JMSException {
        Quote quote = change.quote();
        message.setString("symbol", quote.symbol());
        message.setString("company", quote.companyName());
        message.setLong("volume", quote.volume());
        message.setString("price", quote.price().toPlainString());
        message.setString("open", quote.open().toPlainString());
        message.setString("low", quote.low().toPlainString());
        message.setString("high", quote.high().toPlainString());
        message.setString("change", quote.change().toPlainString());
        message.setString("changed", change.changed().toString());
    }

    /** Returns empty when it is no price change at all. */
    static Optional<QuotePriceChange> read(Message message) throws JMSException {
        if (!(message instanceof MapMessage map) || !map.itemExists("changed") || !map.itemExists("change")) {
            return Optional.empty();
        }
        try {
            return Optional.of(new QuotePriceChange(
                    new Quote(
                            map.getString("symbol"),
                            map.getString("company"),
                            map.getLong("volume"),
                            new BigDecimal(map.getString("price")),
                            new BigDecimal(map.getString("open")),
                            new BigDecimal(map.getString("low")),
                            new BigDecimal(map.getString("high")),
                            new BigDecimal(map.getString("change"))),
                    Instant.parse(map.getString("changed"))));
        } catch (NumberFormatException | DateTimeException | NullPointerException notWhatItShouldBe) {
            return Optional.empty();
        }
    }
}
