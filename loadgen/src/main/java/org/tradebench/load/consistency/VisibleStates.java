package org.tradebench.load.consistency;

import java.util.BitSet;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Tracks the states of one value of an account, its balance or its set of holdings, that a session may be shown. In each state the first acknowledged orders,
 * up to some number, have taken effect, and any subset of the orders whose outcome the user never heard of. A value is compared as a number.
 */
final class VisibleStates {
    private final long base;
    private final List<BookedOrder> acknowledged;
    private final long[] unknown;
    private final ToLongFunction<BookedOrder> effect;
    private final boolean sums;

    /** States that are possible now: bit (orders × subsets + subset). */
    private BitSet possible = new BitSet();

    private int placed;
    private int begun;

    /**
     * @param base the value before the history
     * @param acknowledged orders, in the order of their answers
     * @param unknown orders that are in the database and were never acknowledged
     * @param effect of an order on the value
     * @param sums whether effects are added; else they are toggled
     */
    VisibleStates(
            long base,
            List<BookedOrder> acknowledged,
            List<BookedOrder> unknown,
            ToLongFunction<BookedOrder> effect,
            boolean sums) {
        this.base = base;
        this.acknowledged = acknowledged;
        this.unknown = unknown.stream().mapToLong(effect).toArray();
        this.effect = effect;
        this.sums = sums;
        possible.set(0);
    }

    private int subsets() {
        return 1 << unknown.length;
    }

    /** Records the answer to the next acknowledged order: the session that placed it sees it from now on. */
    void acknowledgeNext() {
        placed++;
        BitSet after = new BitSet();
        possible.stream().forEach(state -> after.set(placed * subsets() + state % subsets()));
        possible = after;
    }

    /** Records requests for orders that were never answered, one bit each: from now on they may take effect at any time. */
    void addUnanswered(int orders) {
        begun |= orders;
    }

    /** Begins a new session, perhaps on another server, which has seen nothing yet. */
    void newSession() {
        possible = new BitSet();
        possible.set(0);
    }

    /** Records a value that was shown. Returns false when no possible state has it, and then continues from the state with all acknowledged orders. */
    boolean observe(long metric) {
        BitSet seen = new BitSet();
        possible.stream().forEach(earlier -> later(earlier, metric, seen));
        if (seen.isEmpty()) {
            possible = new BitSet();
            possible.set(placed * subsets());
            return false;
        }
        possible = seen;
        return true;
    }

    /** Adds the states at or after a state that show the value. */
    private void later(int earlier, long metric, BitSet seen) {
        int already = earlier % subsets();
        long orders = prefix(earlier / subsets());
        for (int done = earlier / subsets(); ; done++) {
            int free = begun & ~already;
            for (int more = free; ; more = (more - 1) & free) {
                if (with(orders, already | more) == metric) {
                    seen.set(done * subsets() + (already | more));
                }
                if (more == 0) {
                    break;
                }
            }
            if (done == placed) {
                return;
            }
            orders = apply(orders, effect.applyAsLong(acknowledged.get(done)));
        }
    }

    /** Returns whether any earlier state had this value: then the answer is stale, not wrong. */
    boolean wasEarlierValue(long metric) {
        long orders = base;
        for (int done = 0; done <= placed; done++) {
            for (int subset = 0; subset < subsets(); subset++) {
                if ((subset & ~begun) == 0 && with(orders, subset) == metric) {
                    return true;
                }
            }
            if (done < placed) {
                orders = apply(orders, effect.applyAsLong(acknowledged.get(done)));
            }
        }
        return false;
    }

    private long prefix(int orders) {
        long metric = base;
        for (int i = 0; i < orders; i++) {
            metric = apply(metric, effect.applyAsLong(acknowledged.get(i)));
        }
        return metric;
    }

    private long with(long metric, int subset) {
        long with = metric;
        for (int i = 0; i < unknown.length; i++) {
            if ((subset & 1 << i) != 0) {
                with = apply(with, unknown[i]);
            }
        }
        return with;
    }

    private long apply(long metric, long change) {
        return sums ? metric + change : metric ^ change;
    }
}
