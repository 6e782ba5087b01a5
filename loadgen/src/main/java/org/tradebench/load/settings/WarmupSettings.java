package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Configures how long the warm-up before the measurement interval lasts.
 *
 * @param requests minimum number of answered requests
 * @param steadyWithin the warm-up continues until the steady state, but at most so long; null: it ends with the requests
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record WarmupSettings(
        long requests,

        @JsonSerialize(using = TimeText.Writer.class) @Nullable
        Duration steadyWithin) {
    public static final Range REQUESTS = new Range(0, 100_000_000);
    public static final long STANDARD_REQUESTS = 60_000;

    /** Requests before the first check whether the state is steady. */
    private static final long MIN_OF_STEADY = 1_000;

    private static final Duration STANDARD_CAP = Duration.ofMinutes(5);

    /** The default of a run that starts its server, as {@link #parse} reads it. */
    public static final String STANDARD_TEXT = "steady:3m";

    /** The warm-up of a run that starts its server: with start and measurement interval it ends within five minutes on two cores. */
    static final WarmupSettings STANDARD = parse(STANDARD_TEXT);

    /** Describes what {@link #parse} accepts. */
    public static final String EXPECTED =
            "a number of requests from 0 to 100000000, steady, or steady:CAP with a time from 30s to 24h such as steady:5m";

    public WarmupSettings {
        REQUESTS.check("warmup.requests", requests);
        if (steadyWithin != null) {
            Range.check("warmup.steadyWithin", steadyWithin, Duration.ofSeconds(30), Duration.ofHours(24));
        }
    }

    @JsonCreator
    static WarmupSettings of(
            @JsonProperty("requests") @Nullable Long requests,
            @JsonProperty("steadyWithin") @JsonDeserialize(using = TimeText.Reader.class) @Nullable
                    Duration steadyWithin) {
        long standard = steadyWithin == null ? STANDARD_REQUESTS : MIN_OF_STEADY;
        return new WarmupSettings(requests == null ? standard : requests, steadyWithin);
    }

    /** Returns the default for a target: until the steady state where the run can observe the server's process well enough, a number of requests elsewhere. */
    public static WarmupSettings standard(TargetSettings target) {
        return target.startsServer() ? STANDARD : requests(STANDARD_REQUESTS);
    }

    /** Ends the warm-up after a number of requests. */
    public static WarmupSettings requests(long count) {
        return new WarmupSettings(count, null);
    }

    /**
     * Reads {@code 60000}, {@code steady} or {@code steady:5m}; {@code still} is the older word for steady.
     *
     * @throws Failure names what was expected
     */
    public static WarmupSettings parse(String text) {
        String value = text.strip().replace("_", "");
        if (value.matches("[0-9]{1,9}") && Long.parseLong(value) <= REQUESTS.most()) {
            return requests(Long.parseLong(value));
        }
        if (value.matches("(steady|still)(:.+)?")) {
            int colon = value.indexOf(':');
            Optional<Duration> cap = colon < 0 ? Optional.of(STANDARD_CAP) : TimeText.parse(value.substring(colon + 1));
            if (cap.isPresent() && cap.get().toSeconds() >= 30 && cap.get().compareTo(Duration.ofHours(24)) <= 0) {
                return new WarmupSettings(MIN_OF_STEADY, cap.get());
            }
        }
        throw Failure.usage("expected " + EXPECTED + ", got \"" + text + "\".");
    }

    /** Returns whether the warm-up lasts until the steady state. */
    public boolean untilSteady() {
        return steadyWithin != null;
    }

    /** Writes what {@link #parse} reads. */
    public String text() {
        return steadyWithin == null ? Long.toString(requests) : "steady:" + TimeText.of(steadyWithin);
    }
}
