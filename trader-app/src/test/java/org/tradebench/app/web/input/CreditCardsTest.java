package org.tradebench.app.web.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;

class CreditCardsTest {

    @Test
    void onlyTheLastFourCharactersAreShown() {
        assertThat(CreditCards.masked("1234-5678-9012-3456")).isEqualTo("********3456");
    }

    @Test
    void nothingIsShownOfANumberThatHasNoMoreThanFourCharacters() {
        assertThat(CreditCards.masked("1234")).isEqualTo("********");
        assertThat(CreditCards.masked("")).isEqualTo("********");
    }

    @Test
    void aMaskThatComesBackKeepsTheNumberItStandsFor() {
        String number = "123-fake-ccnum-456";
        String mask = CreditCards.masked(number);
        assertThat(CreditCards.isMask(mask)).isTrue();
        assertThat(CreditCards.isMask(number)).isFalse();
        assertThat(CreditCards.unmasked(mask, number)).isEqualTo(number);
    }

    @Test
    void anotherNumbersMaskIsRefused() {
        assertThatThrownBy(() -> CreditCards.unmasked("********9999", "123-fake-ccnum-456"))
                .isInstanceOf(TradeException.class)
                .hasMessageContaining("whole new number");
    }
}
