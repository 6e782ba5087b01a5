package org.tradebench.app.web.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.app.settings.WorkloadMix;

class ScenarioDeckTest {
    @ParameterizedTest
    @CsvSource({"STANDARD, 20, 40, 4, 2, 10, 12, 4, 4, 4", "HIGH_VOLUME, 20, 40, 4, 2, 7, 7, 7, 7, 6"})
    void dealsExactMixInEveryHundredCards(
            WorkloadMix mix,
            int home,
            int quotes,
            int logoff,
            int register,
            int account,
            int portfolio,
            int buy,
            int sell,
            int update) {
        ScenarioDeck deck = new ScenarioDeck(42);
        for (int hundred = 0; hundred < 20; hundred++) {
            Map<ScenarioOperation, Integer> dealt = new EnumMap<>(ScenarioOperation.class);
            for (int card = 0; card < 100; card++) {
                dealt.merge(deck.deal(mix), 1, Integer::sum);
            }
            assertThat(dealt.values())
                    .containsExactly(home, quotes, logoff, register, account, portfolio, buy, sell, update);
        }
    }

    @Test
    void drawsMostUsersBeforeRepeatingOne() {
        ScenarioDeck deck = new ScenarioDeck(42);
        Set<String> users = new HashSet<>();
        for (int i = 0; i < 2_000; i++) {
            users.add(deck.user(2_000));
        }
        assertThat(users).hasSizeGreaterThan(1_200).allMatch(user -> user.matches("uid:(1?[0-9]{1,3})"));
        Set<String> few = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            few.add(deck.user(2_000));
        }
        assertThat(few).hasSize(200);
        assertThat(deck.user(1)).isEqualTo("uid:0");
    }
}
