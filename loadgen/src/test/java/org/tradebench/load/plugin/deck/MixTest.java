package org.tradebench.load.plugin.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MixTest {
    @Test
    void matchesTable14AtFourteenPercentUpdates() {
        Mix mix = Mix.ofUpdates(14);
        assertThat(mix.size()).isEqualTo(50);
        Map<Operation, Integer> percent = new EnumMap<>(Operation.class);
        for (Operation operation : mix.kinds()) {
            percent.put(operation, 2 * mix.cards(operation));
        }
        assertThat(percent)
                .isEqualTo(Map.of(
                        Operation.QUOTES, 40,
                        Operation.HOME, 20,
                        Operation.PORTFOLIO, 12,
                        Operation.ACCOUNT, 10,
                        Operation.LOGOFF, 4,
                        Operation.BUY, 4,
                        Operation.SELL, 4,
                        Operation.UPDATE_ACCOUNT, 4,
                        Operation.REGISTER, 2));
    }

    /** All of the study's 406 requests except its 20 sign-ons. */
    @Test
    void midTierMixMatchesPublishedStudy() {
        Mix mix = Mix.ofMidTier();
        assertThat(mix.size()).isEqualTo(406 - 20);
        assertThat(mix.cards(Operation.TEXT_IMAGE)).isEqualTo(92);
        assertThat(mix.cards(Operation.THUMBNAILS)).isEqualTo(92);
        // Of the pages of the study four place an order and one changes an account.
        assertThat(mix.cards(Operation.BUY) + mix.cards(Operation.SELL)).isEqualTo(4);
        assertThat(mix.cards(Operation.UPDATE_ACCOUNT)).isEqualTo(1);
        assertThat(mix.cards(Operation.REGISTER)).isZero();
    }

    /** Table 15, column by column. */
    @ParameterizedTest
    @CsvSource({"0,0,0,0", "2,0,0,2", "4,2,0,2", "6,4,0,2", "8,4,2,2", "10,4,4,2", "12,4,6,2", "14,4,8,2"})
    void matchesTable15AtEachUpdatePercentage(int updates, int updateAccount, int buyOrSell, int register) {
        Mix mix = Mix.ofUpdates(updates);
        assertPercent(mix, updateAccount, Operation.UPDATE_ACCOUNT);
        assertPercent(mix, buyOrSell, Operation.BUY, Operation.SELL);
        assertPercent(mix, register, Operation.REGISTER);
        assertThat(mix.cards(Operation.BUY)).isEqualTo(mix.cards(Operation.SELL));
    }

    /** Compares whole numbers, because rounding could hide a share that is only nearly right. */
    private static void assertPercent(Mix mix, int percent, Operation... operations) {
        int cards = 0;
        for (Operation operation : operations) {
            cards += mix.cards(operation);
        }
        assertThat(100L * cards).isEqualTo((long) percent * mix.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4, 6, 8, 10, 12, 14})
    void keepsProportionsOfReadOnlyOperations(int updates) {
        Mix mix = Mix.ofUpdates(updates);
        int logoffs = mix.cards(Operation.LOGOFF);
        assertThat(mix.cards(Operation.QUOTES)).isEqualTo(10 * logoffs);
        assertThat(mix.cards(Operation.HOME)).isEqualTo(5 * logoffs);
        assertThat(mix.cards(Operation.PORTFOLIO)).isEqualTo(3 * logoffs);
        assertThat(2 * mix.cards(Operation.ACCOUNT)).isEqualTo(5 * logoffs);
    }

    @Test
    void buildsSmallestExactDeck() {
        assertThat(Mix.ofUpdates(0).size()).isEqualTo(43);
        for (int updates = 0; updates <= 14; updates += 2) {
            Mix mix = Mix.ofUpdates(updates);
            int divisor = 0;
            for (Operation operation : Operation.values()) {
                divisor = BigDecimal.valueOf(divisor)
                        .toBigInteger()
                        .gcd(BigDecimal.valueOf(mix.cards(operation)).toBigInteger())
                        .intValueExact();
            }
            assertThat(divisor).as("common divisor at %d %%", updates).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-2, 1, 7, 15, 16, 100})
    void rejectsOtherUpdatePercentages(int updates) {
        assertThatThrownBy(() -> Mix.ofUpdates(updates))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Integer.toString(updates))
                .hasMessageContaining("expected 0, 2, 4, 6, 8, 10, 12 or 14");
    }

    @Test
    void rejectsZeroAndNegativeWeights() {
        assertThatThrownBy(() -> Mix.ofWeights(Map.of(Operation.HOME, 0)))
                .hasMessageContaining("expected at least one weight above 0");
        assertThatThrownBy(() -> Mix.ofWeights(Map.of(Operation.HOME, -1))).hasMessageContaining("-1");
    }
}
