package org.tradebench.load.warmup;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.statistics.Line;

/**
 * Lists the quantities that have to be steady at the end of a warm-up, each with its limit. Its methods receive the cycles up to the current one, at least two.
 */
public enum Quantity {
    /**
     * A warm application compiles next to nothing. The limit leaves a margin below the 10 % that the validity check on the measurement interval allows; a compiler at the limit takes 3 % of two
     * cores, less than other noise. The mean of three cycles counts, because the last methods are compiled in bursts: on two cores single cycles were above 5 % for a
     * minute after throughput had stopped rising.
     */
    COMPILING("compile rate", "JIT at most 7.5 % of the application's CPU in three cycles") {
        @Override
        boolean isKnown(List<Cycle> cycles) {
            return now(cycles).jitShare() != null;
        }

        @Override
        boolean isSteady(List<Cycle> cycles) {
            return isAtMost(0.075, cycles, Cycle::jitShare);
        }

        @Override
        int covered() {
            return WarmUp.STEADY_CYCLES;
        }

        @Override
        String metric(List<Cycle> cycles) {
            return percent(cycles, Cycle::jitShare);
        }
    },
    /**
     * CPU time falls as long as better code replaces worse, also where the compiler itself takes little. On a shared machine the CPU time of neighbouring
     * cycles of ten seconds differs by 5 to 12 %, by half of that when it is normalized by the machine's speed: so it is not compared with the cycle before;
     * the trend over five cycles counts, the slope of a line through the logarithms. If a decrease of 2.5 % per cycle continued, CPU time would change by 10 %
     * from the first third of a minute's measurement interval to the last, 40 seconds later; the validity check on throughput warns above that.
     *
     * <p>Simulated warm-ups, whose CPU time falls exponentially with a time constant of 25 to 100 seconds and scatters by 3 to 6 %, end too early by a trend over three cycles (up to 40 %
     * of them), and when three such trends in a row have to be flat, up to 40 % of those that are steady from the start last three minutes. With five cycles neither happens, which a
     * test shows.
     */
    CPU_TIME("CPU time per request", "trend over five cycles within 2.5 % per cycle") {
        @Override
        boolean isKnown(List<Cycle> cycles) {
            return now(cycles).cpuMicros() != null;
        }

        @Override
        boolean isSteady(List<Cycle> cycles) {
            Double trend = trend(cycles);
            return trend != null && Math.abs(trend) <= 0.025;
        }

        @Override
        int covered() {
            return TREND_CYCLES - 1;
        }

        @Override
        String metric(List<Cycle> cycles) {
            Double trend = trend(cycles);
            String micros =
                    String.format(Locale.ROOT, "%.0f µs", known(now(cycles).cpuMicros()));
            return trend == null ? micros : micros + String.format(Locale.ROOT, ", %+.1f %% per cycle", 100 * trend);
        }

        /** Returns the relative change per cycle; null when it is not known for enough cycles. */
        private @Nullable Double trend(List<Cycle> cycles) {
            if (cycles.size() < TREND_CYCLES) {
                return null;
            }
            List<Cycle> last = last(TREND_CYCLES, cycles);
            if (last.stream().anyMatch(cycle -> cycle.cpuMicros() == null)) {
                return null;
            }
            boolean normalized = last.stream().allMatch(cycle -> cycle.speed() != null);
            Line line = Line.through(IntStream.range(0, TREND_CYCLES)
                    .mapToObj(i -> new Line.Point(i, Math.log(last.get(i).cpuMicros(normalized))))
                    .toList());
            return line == null ? null : Double.valueOf(Math.expm1(line.slope()));
        }
    },
    /** Pools grow until they fit the load; a few threads come and go by themselves. */
    POOLS("pool size", "threads of the application within 5 % or 3 of the cycle before") {
        @Override
        boolean isKnown(List<Cycle> cycles) {
            return before(cycles).threads() != null && now(cycles).threads() != null;
        }

        @Override
        boolean isSteady(List<Cycle> cycles) {
            return Math.abs(known(now(cycles).threads()) - known(before(cycles).threads()))
                    <= Math.max(3, 0.05 * known(before(cycles).threads()));
        }

        @Override
        String metric(List<Cycle> cycles) {
            return now(cycles).threads() + " threads";
        }
    },
    HIT_RATIO("cache hit ratio", "within 0.01 of the cycle before") {
        @Override
        boolean isKnown(List<Cycle> cycles) {
            return before(cycles).hitRatio() != null && now(cycles).hitRatio() != null;
        }

        @Override
        boolean isSteady(List<Cycle> cycles) {
            return Math.abs(known(now(cycles).hitRatio()) - known(before(cycles).hitRatio())) <= 0.01;
        }

        @Override
        String metric(List<Cycle> cycles) {
            return String.format(Locale.ROOT, "%.3f", known(now(cycles).hitRatio()));
        }
    },
    /** Heap in use by objects that survive young collections; caches and sessions that still fill make it grow. */
    HEAP("live heap", "old generation within 5 % of the heap of the cycle before") {
        @Override
        boolean isKnown(List<Cycle> cycles) {
            return before(cycles).oldBytes() != null
                    && now(cycles).oldBytes() != null
                    && now(cycles).heapBytes() != null;
        }

        @Override
        boolean isSteady(List<Cycle> cycles) {
            return Math.abs(known(now(cycles).oldBytes()) - known(before(cycles).oldBytes()))
                    <= 0.05 * known(now(cycles).heapBytes());
        }

        @Override
        String metric(List<Cycle> cycles) {
            return String.format(Locale.ROOT, "%.0f MB", known(now(cycles).oldBytes()) / 1e6);
        }
    },
    /** Where the load generator compiles on the system's machine, it takes CPU from the system, and its own part of each latency still falls. */
    LOAD_GENERATOR_COMPILING(
            "load generator's compile rate", "JIT at most 10 % of the load generator's CPU in three cycles") {
        @Override
        boolean isKnown(List<Cycle> cycles) {
            return now(cycles).loadGeneratorJitShare() != null;
        }

        @Override
        boolean isSteady(List<Cycle> cycles) {
            return isAtMost(0.10, cycles, Cycle::loadGeneratorJitShare);
        }

        @Override
        int covered() {
            return WarmUp.STEADY_CYCLES;
        }

        @Override
        String metric(List<Cycle> cycles) {
            return percent(cycles, Cycle::loadGeneratorJitShare);
        }
    };

    private static final int TREND_CYCLES = 5;

    private final String title;
    private final String limit;

    Quantity(String title, String limit) {
        this.title = title;
        this.limit = limit;
    }

    public String title() {
        return title;
    }

    /** Returns the condition under which it counts as steady, in words. */
    public String limit() {
        return limit;
    }

    /** Returns a value that {@link #isKnown} has found to exist. */
    private static <T> T known(@Nullable T value) {
        return Objects.requireNonNull(value);
    }

    private static boolean isAtMost(double limit, List<Cycle> cycles, Function<Cycle, @Nullable Double> share) {
        return cycles.size() >= WarmUp.STEADY_CYCLES
                && last(WarmUp.STEADY_CYCLES, cycles).stream().map(share).allMatch(Objects::nonNull)
                && mean(cycles, share) <= limit;
    }

    private static String percent(List<Cycle> cycles, Function<Cycle, @Nullable Double> share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * mean(cycles, share));
    }

    /** Returns the mean of the last three cycles, without those in which it is not known. */
    private static double mean(List<Cycle> cycles, Function<Cycle, @Nullable Double> share) {
        return last(WarmUp.STEADY_CYCLES, cycles).stream()
                .map(share)
                .filter(Objects::nonNull)
                .mapToDouble(Double::doubleValue)
                .average()
                .orElseThrow();
    }

    private static List<Cycle> last(int count, List<Cycle> cycles) {
        return cycles.subList(Math.max(0, cycles.size() - count), cycles.size());
    }

    private static Cycle before(List<Cycle> cycles) {
        return cycles.get(cycles.size() - 2);
    }

    private static Cycle now(List<Cycle> cycles) {
        return cycles.get(cycles.size() - 1);
    }

    /** Returns whether the last cycle, and the one before where both are compared, have the quantity. */
    abstract boolean isKnown(List<Cycle> cycles);

    abstract boolean isSteady(List<Cycle> cycles);

    /** Returns how many cycles {@link #isSteady} examines. */
    int covered() {
        return 1;
    }

    abstract String metric(List<Cycle> cycles);
}
