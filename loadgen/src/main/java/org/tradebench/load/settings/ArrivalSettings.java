package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Describes the open model: operations that arrive whether or not they can be served.
 *
 * @param rate operations per second of all load generators together, 0.001 to 100,000
 * @param process how the times between arrivals are distributed
 * @param seed of the times; null: the load's
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ArrivalSettings(
        double rate, ArrivalProcess process, @Nullable Long seed) {
    /** Distributes the times between arrivals. */
    public enum ArrivalProcess {
        /** Evenly spaced. */
        CONSTANT,
        /** Exponentially distributed, as of many users who act independently. */
        POISSON;

        /** Returns the word of command line, run files and results. */
        @JsonValue
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public ArrivalSettings {
        if (!isRate(rate)) {
            throw Range.expected("workload.arrivals.rate", "0.001 to 100,000 operations per second", rate);
        }
    }

    /** Describes arrivals whose times follow from the load's seed. */
    public ArrivalSettings(double rate, ArrivalProcess process) {
        this(rate, process, null);
    }

    @JsonCreator
    static ArrivalSettings of(
            @JsonProperty(value = "rate", required = true) double rate,
            @JsonProperty("process") @Nullable ArrivalProcess process,
            @JsonProperty("seed") @Nullable Long seed) {
        return new ArrivalSettings(rate, Objects.requireNonNullElse(process, ArrivalProcess.POISSON), seed);
    }

    /** Returns these arrivals at other times. */
    public ArrivalSettings withSeed(long other) {
        return new ArrivalSettings(rate, process, other);
    }

    /** Says whether operations can arrive at a rate. */
    public static boolean isRate(double perSecond) {
        return perSecond >= 0.001 && perSecond <= 100_000;
    }

    /** Writes the rate without trailing zeros. */
    public String rateText() {
        return String.format(Locale.ROOT, "%.3f", rate).replaceAll("\\.?0+$", "");
    }
}
