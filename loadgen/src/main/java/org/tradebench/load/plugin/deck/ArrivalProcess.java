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

    /** Returns the word of plans, command lines and results. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Finds a process by its word.
     *
     * @throws IllegalArgumentException for any other word, naming the valid ones
     */
    public static ArrivalProcess of(String word) {
        for (ArrivalProcess process : values()) {
            if (process.word().equals(word)) {
                return process;
            }
        }
        throw new IllegalArgumentException("arrival.process: expected constant or poisson, got \"" + word + "\"");
    }
}
