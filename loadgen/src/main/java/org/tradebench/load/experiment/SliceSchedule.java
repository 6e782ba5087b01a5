package org.tradebench.load.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Determines which of several systems is under load at which time, when they are measured alternately. In each round every system has one slice. The orders of
 * the rounds are a Williams design (Williams, "Experimental designs balanced for the estimation of residual effects of treatments", 1949): over a whole cycle
 * each system is as often in each place, and follows each other one equally often within a round, so that neither a steady drift of the machine nor
 * after-effects of the previous system favour one of them. Each order is followed by its mirror image, so that a steady drift cancels out in two rounds
 * already.
 *
 * <p>Random orders would do that on average only (randomized multiple interleaved trials: Abedi and Brecht, "Conducting repeatable experiments in highly variable cloud
 * computing environments", ICPE 2017). Two systems at the same time, as in duet benchmarking (Bulej et al., "Duet benchmarking: improving measurement accuracy in the
 * cloud", ICPE 2020), would compete for the CPU that each of them is to saturate.
 *
 * @param rounds the systems, by number from 0, in the order of their slices
 * @param slices lengths of the slices
 */
public record SliceSchedule(List<List<Integer>> rounds, SliceSettings slices) {
    public SliceSchedule {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    /**
     * Plans a replicate.
     *
     * @param systems at least two
     * @param seed of the place in the cycle at which it begins, and of the systems' places in the design
     * @param block number of the replicate
     */
    public static SliceSchedule of(int systems, SliceSettings slices, long seed, int block) {
        List<List<Integer>> cycle = cycle(systems);
        // Consecutive seeds give similar first numbers: one generator seeds another.
        Random random = new Random(new Random(31 * seed + block).nextLong());
        List<Integer> names =
                new ArrayList<>(IntStream.range(0, systems).boxed().toList());
        Collections.shuffle(names, random);
        // An order and its mirror image stay together.
        int start = 2 * random.nextInt(cycle.size() / 2);
        return new SliceSchedule(
                IntStream.range(0, slices.rounds())
                        .mapToObj(round -> cycle.get((start + round) % cycle.size()))
                        .map(order -> order.stream().map(names::get).toList())
                        .toList(),
                slices);
    }

    /** Returns the orders of a cycle, after which the design is balanced: as many as there are systems when their number is even, else twice as many. */
    static List<List<Integer>> cycle(int systems) {
        List<Integer> first = new ArrayList<>();
        for (int i = 0; i < systems; i++) {
            first.add(i % 2 == 1 ? (i + 1) / 2 : (systems - i / 2) % systems);
        }
        List<List<Integer>> cycle = new ArrayList<>();
        // The mirror images of an even number's orders are orders of the same square.
        int shifts = systems % 2 == 0 ? systems / 2 : systems;
        for (int shift = 0; shift < shifts; shift++) {
            List<Integer> order = new ArrayList<>();
            for (int system : first) {
                order.add((system + shift) % systems);
            }
            List<Integer> mirror = new ArrayList<>(order);
            Collections.reverse(mirror);
            cycle.add(order);
            cycle.add(mirror);
        }
        return cycle;
    }

    /**
     * Describes one slice of a system.
     *
     * @param beginMillis since the measurement interval opened
     * @param endMillis likewise
     */
    public record Slot(long beginMillis, long endMillis) {}

    /** Returns the slices of a system, in order of time. */
    public List<Slot> slots(int system) {
        List<Slot> own = new ArrayList<>();
        long opened = 0;
        for (int round = 0; round < rounds.size(); round++) {
            long begin = opened + rounds.get(round).indexOf(system) * millis(round);
            own.add(new Slot(begin, begin + millis(round)));
            opened += rounds.get(round).size() * millis(round);
        }
        return own;
    }

    /** Returns the slices of a system in the form that the load generator reads. */
    public String of(int system) {
        return slots(system).stream()
                .map(slot -> slot.beginMillis() + "-" + slot.endMillis())
                .collect(Collectors.joining(";"));
    }

    /** Returns the length of the measurement interval in whole seconds, which contains all slices of all systems. */
    public long seconds() {
        long millis = 0;
        for (int round = 0; round < rounds.size(); round++) {
            millis += rounds.get(round).size() * millis(round);
        }
        return (millis + 999) / 1000;
    }

    /**
     * Returns the length of each slice of a round, counted from 0: the same for an order and its mirror image, so that a steady drift cancels out in each
     * length.
     */
    public long millis(int round) {
        return slices.lengths().get(round / 2 % slices.lengths().size());
    }

    /** Returns the number of rounds after which the design is balanced. */
    public static int cycleLength(int systems) {
        return systems % 2 == 0 ? systems : 2 * systems;
    }
}
