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
 * Describes the open model: operations that arrive whether or not they can be served, at one rate, by a profile, or at the rates of a search.
 *
 * @param rate operations per second of all load generators together, 0.001 to 100,000; null with a profile or a search
 * @param process how the times between arrivals are distributed; null with a profile, which contains it
 * @param profile rates over the measurement interval, as {@link ArrivalProfile} reads them; null with a rate or a search
 * @param seed of the times; null: the load's
 * @param findMax limit within which the largest rate is searched for; null with a rate or a profile
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ArrivalSettings(
        @Nullable Double rate,
        @Nullable ArrivalProcess process,
        @Nullable String profile,
        @Nullable Long seed,
        @Nullable ResponseLimit findMax) {
    private static final String RATE = "workload.arrivals.rate";
    private static final String PROFILE = "workload.arrivals.profile";
    private static final String FIND_MAX = "workload.arrivals.findMax";

    /** Lists the distributions of the times between arrivals. */
    public enum ArrivalProcess {
        /** Evenly spaced. */
        CONSTANT,
        /** Exponentially distributed, as of many users who act independently. */
        POISSON;

        /** Returns its label on the command line, in run files and in results. */
        @JsonValue
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public ArrivalSettings {
        if (findMax != null) {
            if (rate != null || profile != null) {
                throw Range.expected(FIND_MAX, "none beside a rate or a profile of arrivals", findMax.text());
            }
            process = Objects.requireNonNullElse(process, ArrivalProcess.POISSON);
        } else if (profile == null) {
            if (rate == null || !isRate(rate)) {
                throw Range.expected(
                        RATE,
                        "0.001 to 100,000 operations per second, or workload.arrivals.profile or findMax",
                        rate == null ? "none" : rate);
            }
            process = Objects.requireNonNullElse(process, ArrivalProcess.POISSON);
        } else if (rate != null) {
            throw Range.expected(RATE, "none beside workload.arrivals.profile", rate);
        } else if (process != null) {
            throw Range.expected(
                    "workload.arrivals.process",
                    "none with a profile, which says random_arrivals or even_arrivals itself",
                    process.label());
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
        this(rate, process, null, null, null);
    }

    /** Describes arrivals by a profile, whose times follow from the load's seed. */
    public static ArrivalSettings ofProfile(String profile) {
        return new ArrivalSettings(null, null, profile, null, null);
    }

    /** Describes Poisson arrivals at the rates of a search for the largest one within a limit. */
    public static ArrivalSettings ofSearch(ResponseLimit limit) {
        return new ArrivalSettings(null, ArrivalProcess.POISSON, null, null, limit);
    }

    @JsonCreator
    static ArrivalSettings of(
            @JsonProperty("rate") @Nullable Double rate,
            @JsonProperty("process") @Nullable ArrivalProcess process,
            @JsonProperty("profile") @Nullable String profile,
            @JsonProperty("seed") @Nullable Long seed,
            @JsonProperty("findMax") @Nullable String findMax) {
        return new ArrivalSettings(rate, process, profile, seed, findMax == null ? null : limit(findMax));
    }

    private static ResponseLimit limit(String text) {
        try {
            return ResponseLimit.parse(text);
        } catch (Failure e) {
            throw Failure.usage(FIND_MAX + ": " + e.getMessage());
        }
    }

    /** Returns these arrivals at other times. */
    public ArrivalSettings withSeed(@Nullable Long other) {
        return new ArrivalSettings(rate, process, profile, other, findMax);
    }

    /** Returns arrivals at one rate of a search, at times of its own. */
    public ArrivalSettings at(double perSecond, long times) {
        return new ArrivalSettings(perSecond, process, null, times, null);
    }

    /** Returns whether operations can arrive at a rate. */
    public static boolean isRate(double perSecond) {
        return perSecond >= 0.001 && perSecond <= 100_000;
    }

    /** Returns how long the profile takes, which is the length of the measurement interval; null with a rate. */
    public @Nullable Duration length() {
        return profile == null ? null : Duration.ofNanos(parsed(profile).nanos());
    }

    /** Returns whether some arrivals are evenly spaced, which several load generators cannot do together. */
    public boolean spacesEvenly() {
        return profile == null ? process == ArrivalProcess.CONSTANT : profile.contains("even_arrivals");
    }

    /** Returns the value of the option {@code --arrivals}, the rate without trailing zeros or the profile; of a search that of {@code --find-max}. */
    public String text() {
        return findMax != null
                ? findMax.text()
                : profile != null
                        ? profile
                        : perSecond(Objects.requireNonNull(rate)).replace(",", "");
    }

    /** Writes a rate without trailing zeros: {@code 1,212.5}. */
    public static String perSecond(double rate) {
        return String.format(Locale.ROOT, "%,.3f", rate).replaceAll("\\.?0+$", "");
    }

    /** Describes the arrivals, for a sentence. */
    public String description() {
        if (findMax != null) {
            return "largest arrival rate with " + findMax.description();
        }
        return profile != null
                ? "arrivals " + profile
                : text() + " arrivals/s (" + Objects.requireNonNull(process).label() + ")";
    }

    /** Returns the -J properties of a load generator that plays some of all virtual users, and has that part of the rate. */
    public Map<String, String> properties(int virtualUsers, int all) {
        Map<String, String> properties = new LinkedHashMap<>();
        if (findMax != null) {
            throw Failure.usage(
                    FIND_MAX + ": a load generator by itself has one rate; expected --arrivals with a rate.");
        }
        if (profile != null) {
            properties.put(
                    "arrivals",
                    parsed(profile).share((double) virtualUsers / all).text());
        } else {
            properties.put("arrivals", Double.toString(Objects.requireNonNull(rate) * virtualUsers / all));
            properties.put("arrival.process", Objects.requireNonNull(process).label());
        }
        if (seed != null) {
            properties.put("arrival.seed", Long.toString(seed));
        }
        return properties;
    }
}
