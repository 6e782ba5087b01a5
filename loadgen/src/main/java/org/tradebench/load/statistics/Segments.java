package org.tradebench.load.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Splits a series where its level changed: at the most likely change point, and each part again for as long as a part shows one. Pettitt's test finds one
 * change, but not a level that goes down and comes back. So where a whole part shows none, segments of a half, a quarter … of it are tested (binary
 * segmentation with intervals), with the risk distributed over them.
 *
 * @param changes in order; none in a series that shows none
 */
public record Segments(List<Change> changes) {
    /** The risk of a change where there is none: of a hundred series that never change at most one shows a change. */
    public static final double RISK = 0.01;

    /** Half of the risk is for the whole part, half for all its segments. */
    private static final double SHARE = RISK / 2;

    /** Fewer values cannot show a change at this risk, however large it is. */
    public static final int MIN = least();

    /**
     * Describes a change of level.
     *
     * @param before values of the whole series before it
     * @param from median of the part before it, back to the change before
     * @param to median of the part after it, up to the next change
     * @param probability of so clear a change if nothing had changed
     */
    public record Change(int before, double from, double to, double probability) {
        /** Returns the level after it divided by the level before. */
        public double ratio() {
            return to / from;
        }
    }

    private record Cut(int at, double probability) {}

    public Segments {
        changes = List.copyOf(changes);
    }

    public static Segments of(double... values) {
        List<Cut> cuts = new ArrayList<>();
        cut(values, 0, values.length, cuts);
        cuts.sort(Comparator.comparingInt(Cut::at));
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < cuts.size(); i++) {
            int from = i == 0 ? 0 : cuts.get(i - 1).at();
            int to = i + 1 == cuts.size() ? values.length : cuts.get(i + 1).at();
            int at = cuts.get(i).at();
            changes.add(new Change(
                    at,
                    median(values, from, at),
                    median(values, at, to),
                    cuts.get(i).probability()));
        }
        return new Segments(changes);
    }

    private static void cut(double[] values, int from, int to, List<Cut> cuts) {
        if (to - from < MIN) {
            return;
        }
        Cut cut = in(values, from, to);
        if (cut.probability() > SHARE) {
            cut = inIntervals(values, from, to);
        }
        if (cut != null) {
            cuts.add(cut);
            cut(values, from, cut.at(), cuts);
            cut(values, cut.at(), to, cuts);
        }
    }

    private static Cut in(double[] values, int from, int to) {
        ChangePoint change = ChangePoint.in(Arrays.copyOfRange(values, from, to));
        return new Cut(from + change.before(), change.probability());
    }

    /** Searches segments for a change; null when no segment shows one. */
    private static @Nullable Cut inIntervals(double[] values, int from, int to) {
        List<Cut> windows = new ArrayList<>();
        for (int length = (to - from) / 2; length >= MIN; length /= 2) {
            for (int start = from; start + length <= to; start += length / 2) {
                windows.add(in(values, start, start + length));
            }
        }
        return windows.stream()
                .min(Comparator.comparingDouble(Cut::probability))
                .filter(best -> best.probability() <= SHARE / windows.size())
                .orElse(null);
    }

    private static double median(double[] values, int from, int to) {
        return Spread.of(Arrays.copyOfRange(values, from, to)).median();
    }

    /** Returns the length of the shortest series that shows a change from a lower first half to a higher second one. */
    private static int least() {
        int length = 2;
        while (true) {
            double[] step = new double[length];
            for (int i = 0; i < length; i++) {
                step[i] = i;
            }
            if (ChangePoint.in(step).probability() <= SHARE) {
                return length;
            }
            length++;
        }
    }
}
