package org.tradebench.load.plugin.deck;

import java.util.Locale;
import java.util.Random;

/** Lists the distributions of the times between arrivals. */
public enum ArrivalProcess {
    /** Evenly spaced: one arrival every 1/rate seconds. */
    CONSTANT {
        @Override
        double gap(Random random) {
            return 1;
        }
    },
    /** Arrivals as of many independent users: exponentially distributed gaps, so that the number of arrivals in any span has a Poisson distribution. */
    POISSON {
        @Override
        double gap(Random random) {
            // nextDouble is never 1, so the logarithm is finite.
            return -Math.log1p(-random.nextDouble());
        }
    };

    /** Returns the next time between two arrivals, in mean times. */
    abstract double gap(Random random);

    /** Returns its label in plans, on the command line and in results. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Finds a process by its label.
     *
     * @throws IllegalArgumentException for any other label, naming the valid ones
     */
    public static ArrivalProcess of(String label) {
        for (ArrivalProcess process : values()) {
            if (process.label().equals(label)) {
                return process;
            }
        }
        throw new IllegalArgumentException("arrival.process: expected constant or poisson, got \"" + label + "\"");
    }
}
