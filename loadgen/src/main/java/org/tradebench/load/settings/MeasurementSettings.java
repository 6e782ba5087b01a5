package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.fault.Fault;

/**
 * Describes the measurement interval.
 *
 * @param faults to inject, one after the other; none in a run that measures throughput
 * @param profile whether JDK Flight Recorder records the application meanwhile, which costs a little of its throughput
 */
public record MeasurementSettings(
        @JsonSerialize(using = TimeText.Writer.class) Duration duration,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Fault> faults,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean profile) {
    public static final Duration SHORTEST = Duration.ofSeconds(1);
    public static final Duration LONGEST = Duration.ofHours(24);

    /** The default: one minute. */
    public static final MeasurementSettings STANDARD = of(Duration.ofMinutes(1));

    public MeasurementSettings {
        faults = List.copyOf(faults);
        Range.check("measurement.duration", duration, SHORTEST, LONGEST);
    }

    @JsonCreator
    static MeasurementSettings of(
            @JsonProperty("duration") @JsonDeserialize(using = TimeText.Reader.class) @Nullable Duration duration,
            @JsonProperty("faults") @Nullable List<Fault> faults,
            @JsonProperty("profile") boolean profile) {
        return new MeasurementSettings(
                Objects.requireNonNullElse(duration, Duration.ofMinutes(1)),
                faults == null ? List.of() : faults,
                profile);
    }

    /** Returns an interval of this length, without faults. */
    public static MeasurementSettings of(Duration duration) {
        return new MeasurementSettings(duration, List.of(), false);
    }

    /** Returns this interval with faults. */
    public MeasurementSettings withFaults(List<Fault> what) {
        return new MeasurementSettings(duration, what, profile);
    }

    /** Returns the same with another length. */
    public MeasurementSettings withDuration(Duration length) {
        return new MeasurementSettings(length, faults, profile);
    }

    /** Returns the same, recorded. */
    public MeasurementSettings profiled() {
        return new MeasurementSettings(duration, faults, true);
    }

    /** Returns the length in seconds. */
    public double seconds() {
        return duration.toMillis() / 1000.0;
    }
}
