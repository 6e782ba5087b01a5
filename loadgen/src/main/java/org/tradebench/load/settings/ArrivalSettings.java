package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.plugin.deck.ArrivalProfile;

/**
 * Describes the open model: operations that arrive whether or not they can be served, at one rate or by a profile.
 *
 * @param rate operations per second of all load generators together, 0.001 to 100,000; null with a profile
 * @param process how the times between arrivals are distributed; null with a profile, which says it itself
 * @param profile rates over the measurement interval, as {@link ArrivalProfile} reads them; null with a rate
 * @param seed of the times; null: the load's
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ArrivalSettings(
        @Nullable Double rate,
        @Nullable ArrivalProcess process,
        @Nullable String profile,
        @Nullable Long seed) {
    private static final String RATE = "workload.arrivals.rate";
    private static final String PROFILE = "workload.arrivals.profile";

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
        if (profile == null) {
            if (rate == null || !isRate(rate)) {
                throw Range.expected(
                        RATE,
                        "0.001 to 100,000 operations per second, or workload.arrivals.profile",
                        rate == null ? "none" : rate);
            }
            process = Objects.requireNonNullElse(process, ArrivalProcess.POISSON);
        } else if (rate != null) {
            throw Range.expected(RATE, "none beside workload.arrivals.profile", rate);
        } else if (process != null) {
            throw Range.expected(
                    "workload.arrivals.process",
                    "none with a profile, which says random_arrivals or even_arrivals itself",
                    process.word());
        } else {
            profile = profile.strip().replaceAll("\\s+", " ");
            checkLength(parsed(profile));
        }
    }

    private static ArrivalProfile parsed(String profile) {
        try {
            return ArrivalProfile.parse(profile);
        } catch (IllegalArgumentException e) {
            throw Failure.usage(PROFILE + ": " + e.getMessage() + ".");
        }
    }

    private static void checkLength(ArrivalProfile profile) {
        Duration length = Duration.ofNanos(profile.nanos());
        if (length.toNanosPart() != 0 || length.compareTo(MeasurementSettings.LONGEST) > 0) {
            throw Range.expected(
                    PROFILE,
                    "phases that are a whole number of seconds together, at most 24 h",
                    length.toMillis() / 1000.0 + " s");
        }
    }

    /** Describes arrivals at one rate, whose times follow from the load's seed. */
    public ArrivalSettings(double rate, ArrivalProcess process) {
        this(rate, process, null, null);
    }

    /** Describes arrivals by a profile, whose times follow from the load's seed. */
    public static ArrivalSettings ofProfile(String profile) {
        return new ArrivalSettings(null, null, profile, null);
    }

    @JsonCreator
    static ArrivalSettings of(
            @JsonProperty("rate") @Nullable Double rate,
            @JsonProperty("process") @Nullable ArrivalProcess process,
            @JsonProperty("profile") @Nullable String profile,
            @JsonProperty("seed") @Nullable Long seed) {
        return new ArrivalSettings(rate, process, profile, seed);
    }

    /** Returns these arrivals at other times. */
    public ArrivalSettings withSeed(@Nullable Long other) {
        return new ArrivalSettings(rate, process, profile, other);
    }

    /** Says whether operations can arrive at a rate. */
    public static boolean isRate(double perSecond) {
        return perSecond >= 0.001 && perSecond <= 100_000;
    }

    /** Returns how long the profile takes, which is the length of the measurement interval; null with a rate. */
    public @Nullable Duration length() {
        return profile == null ? null : Duration.ofNanos(parsed(profile).nanos());
    }

    /** Says whether some arrivals are evenly spaced, which several load generators cannot do together. */
    public boolean spacesEvenly() {
        return profile == null ? process == ArrivalProcess.CONSTANT : profile.contains("even_arrivals");
    }

    /** Returns the value of the option {@code --arrivals}: the rate without trailing zeros, or the profile. */
    public String text() {
        return profile != null
                ? profile
                : String.format(Locale.ROOT, "%.3f", rate).replaceAll("\\.?0+$", "");
    }

    /** Names the arrivals in a sentence. */
    public String words() {
        return profile != null
                ? "arrivals " + profile
                : text() + " arrivals/s (" + Objects.requireNonNull(process).word() + ")";
    }

    /** Returns the -J properties of a load generator that plays some of all virtual users, and has that part of the rate. */
    public Map<String, String> properties(int virtualUsers, int all) {
        Map<String, String> properties = new LinkedHashMap<>();
        if (profile != null) {
            properties.put(
                    "arrivals",
                    parsed(profile).share((double) virtualUsers / all).text());
        } else {
            properties.put("arrivals", Double.toString(Objects.requireNonNull(rate) * virtualUsers / all));
            properties.put("arrival.process", Objects.requireNonNull(process).word());
        }
        if (seed != null) {
            properties.put("arrival.seed", Long.toString(seed));
        }
        return properties;
    }
}
