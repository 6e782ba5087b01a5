package org.tradebench.app.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;

class MessageInputTest {
    @Test
    void acceptsAmountsInWholeCentsWithinBounds() {
        assertThat(MessageInput.amount(new BigDecimal("12.5"))).isEqualTo(new BigDecimal("12.50"));
        assertThat(MessageInput.amount(new BigDecimal("1E+3"))).isEqualTo(new BigDecimal("1000.00"));
        for (String wrong : new String[] {"0", "-1", "0.001", "1E+999999999", "1E-999999999", "10000000000"}) {
            assertRejected(() -> MessageInput.amount(new BigDecimal(wrong)));
        }
        assertRejected(() -> MessageInput.amount(null));
    }

    @Test
    void requiresFactor() {
        assertThat(MessageInput.factor(new BigDecimal("1.10"))).isEqualTo(new BigDecimal("1.10"));
        assertRejected(() -> MessageInput.factor(null));
    }

    @Test
    void rejectsMissingOrInvalidValues() {
        assertThat(MessageInput.number("limit", 5L)).isEqualTo(5);
        assertRejected(() -> MessageInput.number("limit", null));
        assertRejected(() -> MessageInput.quantity(0L));
        assertRejected(() -> MessageInput.quantity(-1L));
        assertRejected(() -> MessageInput.holdingId(0L));
        assertRejected(() -> MessageInput.symbol(null));
        assertRejected(() -> MessageInput.userId(" "));
    }

    private static void assertRejected(Runnable reading) {
        assertThatThrownBy(reading::run)
                .isInstanceOf(TradeException.class)
                .extracting(refusal -> ((TradeException) refusal).reason())
                .isEqualTo(TradeException.Reason.BAD_INPUT);
    }
}
