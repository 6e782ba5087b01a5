package org.tradebench.load.plugin.controller;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tradebench.load.plugin.deck.Deck;
import org.tradebench.load.plugin.deck.Mix;
import org.tradebench.load.plugin.deck.Operation;

class VirtualUserTest {
    private final Map<String, String> variables = new HashMap<>();

    private VirtualUser userDealing(Map<Operation, Integer> weights) {
        return user(Mix.ofWeights(weights), 0);
    }

    private VirtualUser user(Mix mix, int thread) {
        return new VirtualUser(
                new Deck<>(mix, 42, thread),
                new UserPool(0, 2000, thread, 8, new Random(1)),
                new Draws(new Random(2), 1000, 1, "run7", thread, variables::put));
    }

    @Test
    void logsInOnceBeforePlayingCards() {
        VirtualUser user = userDealing(Map.of(Operation.HOME, 1));
        assertThat(user.nextRequest()).isEqualTo("login");
        assertThat(variables.get("uid")).matches("uid:\\d+");
        user.answered(true, List.of());
        for (int i = 0; i < 5; i++) {
            assertThat(user.nextRequest()).isEqualTo("home");
            user.answered(true, List.of());
        }
    }

    @Test
    void endsSessionOnLogoff() {
        VirtualUser user = userDealing(Map.of(Operation.LOGOFF, 1));
        for (int i = 0; i < 3; i++) {
            assertThat(user.nextRequest()).isEqualTo("login");
            user.answered(true, List.of());
            assertThat(user.nextRequest()).isEqualTo("logoff");
            user.answered(true, List.of());
            assertThat(user.isLoggedIn()).isFalse();
        }
    }

    @Test
    void registersNewNameWithoutLogin() {
        Set<String> names = new HashSet<>();
        for (int thread = 0; thread < 2; thread++) {
            VirtualUser user = user(Mix.ofWeights(Map.of(Operation.REGISTER, 1)), thread);
            for (int i = 0; i < 100; i++) {
                assertThat(user.nextRequest()).isEqualTo("register");
                user.answered(true, List.of());
                assertThat(user.isLoggedIn()).isFalse();
                assertThat(names.add(variables.get("newuid"))).isTrue();
            }
        }
        assertThat(names).allMatch(name -> name.startsWith("ru:run7:"));
    }

    @Test
    void sellsEachHoldingOfLastPortfolioPageOnce() {
        VirtualUser user = userDealing(Map.of(Operation.SELL, 1));
        user.nextRequest();
        user.answered(true, List.of());
        Set<String> sold = new HashSet<>();
        for (int round = 0; round < 2; round++) {
            assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
            user.answered(true, List.of(round + "1", round + "2", round + "3"));
            for (int i = 0; i < 3; i++) {
                assertThat(user.nextRequest()).isEqualTo("sell");
                assertThat(user.card()).isEqualTo("sell");
                assertThat(sold.add(variables.get("holdingID"))).isTrue();
                user.answered(true, List.of());
            }
        }
        assertThat(sold).containsExactlyInAnyOrder("01", "02", "03", "11", "12", "13");
    }

    /** While a sell order is open, as in the asynchronous modes, the page still shows its holding; a second sell of it would be refused. */
    @Test
    void doesNotSellHoldingAgainThatPageStillShows() {
        VirtualUser user = userDealing(Map.of(Operation.SELL, 1));
        user.nextRequest();
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
        user.answered(true, List.of("1"));
        assertThat(user.nextRequest()).isEqualTo("sell");
        assertThat(variables.get("holdingID")).isEqualTo("1");
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
        user.answered(true, List.of("1", "2"));
        assertThat(user.nextRequest()).isEqualTo("sell");
        assertThat(variables.get("holdingID")).isEqualTo("2");
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
        user.answered(true, List.of("1", "2"));
        assertThat(user.nextRequest()).isEqualTo("buy");
    }

    @Test
    void playsSellAsBuyWithoutHoldings() {
        VirtualUser user = userDealing(Map.of(Operation.SELL, 1));
        user.nextRequest();
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("buy");
        assertThat(user.card()).isEqualTo("sell");
        assertThat(Integer.parseInt(variables.get("quantity"))).isBetween(1, 200);
        user.answered(true, List.of());
        // What was bought is on the next portfolio page.
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
    }

    @Test
    void keepsSessionAfterFailureButNotLoginPage() {
        VirtualUser user = userDealing(Map.of(Operation.HOME, 1));
        user.nextRequest();
        user.answered(true, List.of());
        user.nextRequest();
        user.answered(false, List.of());
        assertThat(user.isLoggedIn()).isTrue();
        assertThat(user.nextRequest()).isEqualTo("home");
        user.answered(false, List.of());
        user.markSessionLost();
        assertThat(user.nextRequest()).isEqualTo("login");
    }

    @Test
    void endsSessionOnFailedLogoff() {
        VirtualUser user = userDealing(Map.of(Operation.LOGOFF, 1));
        user.nextRequest();
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("logoff");
        user.answered(false, List.of());
        assertThat(user.nextRequest()).isEqualTo("login");
    }

    @Test
    void keepsUnplayedCardAfterFailures() {
        VirtualUser user = userDealing(Map.of(Operation.SELL, 1));
        user.nextRequest();
        user.answered(false, List.of());
        assertThat(user.nextRequest()).isEqualTo("login");
        user.answered(true, List.of());
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
        user.answered(false, List.of());
        assertThat(user.card()).isEqualTo("sell");
        assertThat(user.nextRequest()).isEqualTo("sell: portfolio");
        user.answered(false, List.of());
        user.markSessionLost();
        assertThat(user.card()).isEqualTo("sell");
        assertThat(user.nextRequest()).isEqualTo("login");
    }

    @Test
    void playsCardsOfDeckDespiteFailures() {
        Mix mix = Mix.ofUpdates(14);
        VirtualUser user = user(mix, 0);
        Deck<Operation> deck = new Deck<>(mix, 42, 0);
        Random server = new Random(5);
        List<String> played = new ArrayList<>();
        List<String> dealt = new ArrayList<>();
        while (played.size() < 1000) {
            String request = user.nextRequest();
            if (!request.equals("login") && !request.equals("sell: portfolio")) {
                played.add(user.card());
                dealt.add(deck.deal().label());
            }
            user.answered(server.nextInt(10) != 0, List.of());
        }
        assertThat(played).isEqualTo(dealt);
    }

    @Test
    void drawsConfiguredNumberOfDistinctSymbols() {
        new Draws(new Random(3), 10, 5, "run7", 0, variables::put).quotes();
        assertThat(variables.get("symbols").split(",", -1)).hasSize(5).doesNotHaveDuplicates();
        assertThat(variables.get("company")).matches("S\\d Incorporated");
    }
}
