package org.tradebench.app.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;

class MessageInputTest {
    @Test
    void amountsAreWholeCentsWithinBounds() {
        assertThat(MessageInput.amount(new BigDecimal("12.5"))).isEqualTo(new BigDecimal("12.50"));
        assertThat(MessageInput.amount(new BigDecimal("1E+3"))).isEqualTo(new BigDecimal("1000.00"));
        for (String wrong : new String[] {"0", "-1", "0.001", "1E+999999999", "1E-999999999", "10000000000"}) {
            refused(() -> MessageInput.amount(new BigDecimal(wrong)));
        }
        refused(() -> MessageInput.amount(null));
    }

    @Test
    void factorsMustBeThere() {
        assertThat(MessageInput.factor(new BigDecimal("1.10"))).isEqualTo(new BigDecimal("1.10"));
        refused(() -> MessageInput.factor(null));
    }

    @Test
    void numbersMustBeThere() {
        assertThat(MessageInput.number("limit", 5L)).isEqualTo(5);
        refused(() -> MessageInput.number("limit", null));
        refused(() -> MessageInput.quantity(0L));
        refused(() -> MessageInput.quantity(-1L));
        refused(() -> MessageInput.holdingId(0L));
        refused(() -> MessageInput.symbol(null));
        refused(() -> MessageInput.userId(" "));
    }

    private static void refused(Runnable reading) {
        assertThatThrownBy(reading::run)
                .isInstanceOf(TradeException.class)
                .extracting(refusal -> ((TradeException) refusal).reason())
                .isEqualTo(TradeException.Reason.BAD_INPUT);
    }
}
