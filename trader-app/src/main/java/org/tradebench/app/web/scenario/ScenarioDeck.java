package org.tradebench.app.web.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.tradebench.app.settings.WorkloadMix;

/**
 * Deals the operations of each mix from a shuffled deck that all requests share: every 100 cards (50 of the standard mix) hold DayTrader's percentages exactly.
 * Also draws the random values of an operation. The same seed gives the same operations and values.
 */
final class ScenarioDeck {
    /** In percent, in the order of the operations. */
    private static final Map<WorkloadMix, int[]> PERCENT = Map.of(
            WorkloadMix.STANDARD, new int[] {20, 40, 4, 2, 10, 12, 4, 4, 4},
            WorkloadMix.HIGH_VOLUME, new int[] {20, 40, 4, 2, 7, 7, 7, 7, 6});

    /** Step from one drawn user to the next, as a fraction of all users: the golden section spreads them evenly. */
    private static final double SECTION = 0.6180339887498949;

    private final Random random;
    private final Map<WorkloadMix, List<ScenarioOperation>> decks = new EnumMap<>(WorkloadMix.class);
    private long usersDrawn;

    ScenarioDeck(long seed) {
        random = new Random(seed);
        usersDrawn = random.nextInt(1_000_000);
    }

    synchronized ScenarioOperation deal(WorkloadMix mix) {
        List<ScenarioOperation> deck = decks.computeIfAbsent(mix, unused -> new ArrayList<>());
        if (deck.isEmpty()) {
            int[] percent = Objects.requireNonNull(PERCENT.get(mix));
            int divisor = mix == WorkloadMix.STANDARD ? 2 : 1;
            ScenarioOperation[] operations = ScenarioOperation.values();
            for (int i = 0; i < operations.length; i++) {
                deck.addAll(Collections.nCopies(percent[i] / divisor, operations[i]));
            }
            Collections.shuffle(deck, random);
        }
        return deck.remove(deck.size() - 1);
    }

    /** Returns a populated user; none comes again before most of the others have come, so that two sessions at a time are seldom the same user's. */
    synchronized String user(int users) {
        usersDrawn++;
        double place = usersDrawn * SECTION;
        return "uid:" + (int) ((place - Math.floor(place)) * users);
    }

    synchronized int draw(int bound) {
        return random.nextInt(bound);
    }
}
