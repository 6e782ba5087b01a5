package org.tradebench.load.plugin.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeckTest {
    private static List<Operation> deal(Deck<Operation> deck, int cards) {
        List<Operation> dealt = new ArrayList<>();
        for (int i = 0; i < cards; i++) {
            dealt.add(deck.deal());
        }
        return dealt;
    }

    private static void countInto(Map<Operation, Integer> counts, List<Operation> dealt) {
        dealt.forEach(operation -> counts.merge(operation, 1, Integer::sum));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4, 6, 8, 10, 12, 14})
    void dealsExactMixInEveryDeck(int updates) {
        Mix mix = Mix.ofUpdates(updates);
        for (int user = 0; user < 5; user++) {
            Deck<Operation> deck = new Deck<>(mix, 42, user);
            for (int round = 0; round < 4; round++) {
                Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
                countInto(counts, deal(deck, mix.size()));
                for (Operation operation : Operation.values()) {
                    assertThat(counts.getOrDefault(operation, 0))
                            .as("%s at %d %%", operation, updates)
                            .isEqualTo(mix.cards(operation));
                }
            }
        }
    }

    @Test
    void deckDependsOnSeedAndUser() {
        Mix mix = Mix.ofUpdates(14);
        List<Operation> first = deal(new Deck<>(mix, 42, 3), 500);
        assertThat(deal(new Deck<>(mix, 42, 3), 500)).isEqualTo(first);
        assertThat(deal(new Deck<>(mix, 43, 3), 500)).isNotEqualTo(first);
        assertThat(deal(new Deck<>(mix, 42, 4), 500)).isNotEqualTo(first);
    }

    @Test
    void shufflesEachDeckAnew() {
        Deck<Operation> deck = new Deck<>(Mix.ofUpdates(14), 42, 0);
        assertThat(deal(deck, 50)).isNotEqualTo(deal(deck, 50));
    }

    /**
     * A measurement interval begins and ends anywhere in the decks of users of different speeds. Simulates 50 intervals of 20,000 and more operations by eight users,
     * as docs/jmeter.md reports for 200 intervals; the worst share must stay far below the 0.5 points of the validity check.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4, 6, 8, 10, 12, 14})
    void keepsMixInAnyMeasurementInterval(int updates) {
        Mix mix = Mix.ofUpdates(updates);
        double worst = 0;
        Random pace = new Random(7);
        for (int run = 0; run < 50; run++) {
            Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
            int total = 0;
            for (int user = 0; user < 8; user++) {
                Deck<Operation> deck = new Deck<>(mix, run, user);
                deal(deck, pace.nextInt(5_000));
                int cards = 2_500 + pace.nextInt(500);
                countInto(counts, deal(deck, cards));
                total += cards;
            }
            for (Operation operation : Operation.values()) {
                double share = (double) counts.getOrDefault(operation, 0) / total;
                worst = Math.max(worst, 100 * Math.abs(share - mix.share(operation)));
            }
        }
        assertThat(worst).as("points at %d %%", updates).isLessThan(0.15);
    }

    /** Whatever the deck's length, a user's counts stay within 10 cards of the mix: this bounds the error of short intervals with many users. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2, 4, 6, 8, 10, 12, 14})
    void keepsCountsOfEachUserNearMix(int updates) {
        Mix mix = Mix.ofUpdates(updates);
        double worst = 0;
        for (int user = 0; user < 20; user++) {
            Deck<Operation> deck = new Deck<>(mix, 42, user);
            Map<Operation, Integer> counts = new EnumMap<>(Operation.class);
            for (int dealt = 1; dealt <= 2 * mix.size(); dealt++) {
                counts.merge(deck.deal(), 1, Integer::sum);
                for (Operation operation : Operation.values()) {
                    worst = Math.max(worst, Math.abs(counts.getOrDefault(operation, 0) - dealt * mix.share(operation)));
                }
            }
        }
        assertThat(worst).as("cards at %d %%", updates).isLessThan(10);
    }
}
