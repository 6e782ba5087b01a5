package org.tradebench.load.warmup;

import java.util.ArrayList;
import java.util.List;

/**
 * Follows a warm-up, cycle by cycle. It ends when every known quantity was steady for three cycles, or at the cap. Cycles in which few virtual users play, so that JIT compilers get the CPU that they
 * need, do not count.
 */
public final class SteadyState {
    /**
     * JIT compilers' share of the application's CPU in a cycle by few users below which all may start. On two CPUs it fell from 40 to 20 % within ten seconds
     * when C2 had compiled most methods, and then stayed at 12 to 20 % for half a minute: a warm-up that waited for a tenth was no shorter than one by all
     * users.
     */
    private static final double COMPILED = 0.25;

    private final List<Cycle> cycles = new ArrayList<>();
    private final double fewUntil;
    private boolean fewUsers;
    private double fewUsersSeconds;

    /** Follows a warm-up in which all virtual users play from the beginning. */
    public SteadyState() {
        this(0);
    }

    /**
     * Follows a warm-up.
     *
     * @param fewUntil seconds after which all virtual users play at the latest; 0 for all from the beginning
     */
    public SteadyState(double fewUntil) {
        this.fewUntil = fewUntil;
        this.fewUsers = fewUntil > 0;
    }

    /** Adds a cycle that has ended. */
    public void add(Cycle cycle) {
        if (fewUsers) {
            fewUsersSeconds = cycle.endSeconds();
            fewUsers = cycle.endSeconds() < fewUntil && cycle.jitShare() != null && cycle.jitShare() > COMPILED;
        } else {
            cycles.add(cycle);
        }
    }

    /** Returns whether few virtual users are to play still. */
    public boolean hasFewUsers() {
        return fewUsers;
    }

    /** Returns for how many seconds few virtual users have played. */
    public double fewUsersSeconds() {
        return fewUsersSeconds;
    }

    /** Returns the number of ended cycles in which all virtual users played. */
    public int cycles() {
        return cycles.size();
    }

    /** Returns whether every known quantity was steady for the last three cycles; false when none is known. */
    public boolean isReached() {
        List<WarmUp.Part> seen = parts().stream().filter(WarmUp.Part::known).toList();
        return !seen.isEmpty() && seen.stream().allMatch(part -> part.steadyCycles() >= WarmUp.STEADY_CYCLES);
    }

    /** Returns the present state of each quantity. */
    public List<WarmUp.Part> parts() {
        List<WarmUp.Part> parts = new ArrayList<>();
        for (Quantity quantity : Quantity.values()) {
            parts.add(part(quantity));
        }
        return parts;
    }

    private WarmUp.Part part(Quantity quantity) {
        boolean known = cycles.size() > 1 && quantity.isKnown(cycles);
        int last = cycles.size();
        while (last > 1 && isSteady(quantity, cycles.subList(0, last))) {
            last--;
        }
        int steady = last == cycles.size() ? 0 : cycles.size() - last + quantity.covered() - 1;
        return new WarmUp.Part(
                quantity.title(),
                known,
                known ? quantity.metric(cycles) : null,
                quantity.limit(),
                steady,
                steady == 0
                        ? null
                        : Double.valueOf(cycles.get(cycles.size() - steady).endSeconds()));
    }

    private static boolean isSteady(Quantity quantity, List<Cycle> seen) {
        return quantity.isKnown(seen) && quantity.isSteady(seen);
    }
}
