package org.tradebench.load.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceScheduleTest {
    private static final SliceSettings SETTINGS = new SliceSettings(3000, 500, 20);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7})
    void balancesPlacesAndPredecessors(int systems) {
        List<List<Integer>> cycle = SliceSchedule.cycle(systems);
        assertThat(cycle).hasSize(systems % 2 == 0 ? systems : 2 * systems);
        Map<String, Integer> places = new HashMap<>();
        Map<String, Integer> followers = new HashMap<>();
        for (List<Integer> order : cycle) {
            assertThat(order).doesNotHaveDuplicates().hasSize(systems);
            for (int place = 0; place < systems; place++) {
                places.merge(order.get(place) + "@" + place, 1, Integer::sum);
                if (place > 0) {
                    followers.merge(order.get(place - 1) + ">" + order.get(place), 1, Integer::sum);
                }
            }
        }
        int times = systems % 2 == 0 ? 1 : 2;
        assertThat(places).hasSize(systems * systems);
        assertThat(places.values()).containsOnly(times);
        assertThat(followers).hasSize(systems * (systems - 1));
        assertThat(followers.values()).containsOnly(times);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void cancelsLinearDriftInTwoRounds(int systems) {
        List<List<Integer>> rounds = SliceSchedule.of(systems, SETTINGS, 42, 1).rounds();
        for (int round = 0; round < rounds.size(); round += 2) {
            for (int system = 0; system < systems; system++) {
                assertThat(rounds.get(round).indexOf(system)
                                + rounds.get(round + 1).indexOf(system))
                        .isEqualTo(systems - 1);
            }
        }
    }

    @Test
    void assignsEachMomentToOneSystem() {
        SliceSchedule schedule = SliceSchedule.of(3, new SliceSettings(1500, 500, 2), 7, 1);
        assertThat(schedule.seconds()).isEqualTo(9);
        assertThat(List.of(0, 1, 2))
                .flatExtracting(system -> List.of(schedule.of(system).split(";")))
                .containsExactlyInAnyOrder("0-1500", "1500-3000", "3000-4500", "4500-6000", "6000-7500", "7500-9000");
    }

    /** Two rounds, an order and its mirror image, use the same slice length; the next two use the next length. */
    @Test
    void alternatesSliceLengths() {
        SliceSchedule schedule = SliceSchedule.of(2, new SliceSettings(List.of(500L, 2000L), 200, 5), 7, 1);
        assertThat(schedule.seconds()).isEqualTo(11);
        assertThat(List.of(0, 1))
                .flatExtracting(system -> List.of(schedule.of(system).split(";")))
                .containsExactlyInAnyOrder(
                        "0-500",
                        "500-1000",
                        "1000-1500",
                        "1500-2000",
                        "2000-4000",
                        "4000-6000",
                        "6000-8000",
                        "8000-10000",
                        "10000-10500",
                        "10500-11000");
    }

    @Test
    void dependsOnBlockAndNotOnCall() {
        assertThat(SliceSchedule.of(5, SETTINGS, 42, 1)).isEqualTo(SliceSchedule.of(5, SETTINGS, 42, 1));
        assertThat(SliceSchedule.of(5, SETTINGS, 42, 1)).isNotEqualTo(SliceSchedule.of(5, SETTINGS, 42, 2));
    }
}
