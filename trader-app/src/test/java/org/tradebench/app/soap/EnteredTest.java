package org.tradebench.app.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;

class EnteredTest {

    @Test
    void amountsAreWholeCentsWithinBounds() {
        assertThat(Entered.amount(new BigDecimal("12.5"))).isEqualTo(new BigDecimal("12.50"));
        assertThat(Entered.amount(new BigDecimal("1E+3"))).isEqualTo(new BigDecimal("1000.00"));
        for (String wrong : new String[] {"0", "-1", "0.001", "1E+999999999", "1E-999999999", "10000000000"}) {
            refused(() -> Entered.amount(new BigDecimal(wrong)));
        }
        refused(() -> Entered.amount(null));
    }

    @Test
    void factorsMustBeThere() {
        assertThat(Entered.factor(new BigDecimal("1.10"))).isEqualTo(new BigDecimal("1.10"));
        refused(() -> Entered.factor(null));
    }

    @Test
    void numbersMustBeThere() {
        assertThat(Entered.number("limit", 5L)).isEqualTo(5);
        refused(() -> Entered.number("limit", null));
        refused(() -> Entered.quantity(0L));
        refused(() -> Entered.quantity(-1L));
        refused(() -> Entered.holdingId(0L));
        refused(() -> Entered.symbol(null));
        refused(() -> Entered.userId(" "));
    }

    private static void refused(Runnable reading) {
        assertThatThrownBy(reading::run)
                .isInstanceOf(TradeException.class)
                .extracting(refusal -> ((TradeException) refusal).reason())
                .isEqualTo(TradeException.Reason.BAD_INPUT);
    }
}
