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
        int steady = 0;
        Double since = null;
        for (int i = cycles.size() - 1; i > 0; i--) {
            Cycle before = cycles.get(i - 1);
            Cycle now = cycles.get(i);
            if (!quantity.isKnown(before, now) || !quantity.isSteady(before, now)) {
                break;
            }
            steady++;
            since = now.endSeconds();
        }
        boolean known =
                cycles.size() > 1 && quantity.isKnown(cycles.get(cycles.size() - 2), cycles.get(cycles.size() - 1));
        return new WarmUp.Part(
                quantity.title(),
                known,
                known ? quantity.metric(cycles.get(cycles.size() - 1)) : null,
                quantity.limit(),
                steady,
                since);
    }
}
