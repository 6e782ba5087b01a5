package org.tradebench.load.warmup;

import java.util.ArrayList;
import java.util.List;

/** Follows a warm-up, cycle by cycle. It ends when every known quantity was steady for three cycles, or at the cap. */
public final class SteadyState {
    private final List<Cycle> cycles = new ArrayList<>();

    /** Adds a cycle that has ended. */
    public void saw(Cycle cycle) {
        cycles.add(cycle);
    }

    public int cycles() {
        return cycles.size();
    }

    /** Returns whether every known quantity was steady for the last three cycles; false when none is known. */
    public boolean isReached() {
        List<WarmUp.Part> seen = parts().stream().filter(WarmUp.Part::known).toList();
        return !seen.isEmpty() && seen.stream().allMatch(part -> part.steadyCycles() >= WarmUp.STEADY_CYCLES);
    }

    /** Each quantity as it stands. */
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
