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
 * @param faults injected in it, one after the other; none in a run that measures throughput
 */
public record MeasurementSettings(
        @JsonSerialize(using = TimeText.Writer.class) Duration duration,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Fault> faults) {
    public static final Duration SHORTEST = Duration.ofSeconds(1);
    public static final Duration LONGEST = Duration.ofHours(24);

    /** One minute. */
    public static final MeasurementSettings STANDARD = of(Duration.ofMinutes(1));

    public MeasurementSettings {
        faults = List.copyOf(faults);
        Range.check("measurement.duration", duration, SHORTEST, LONGEST);
    }

    @JsonCreator
    static MeasurementSettings of(
            @JsonProperty("duration") @JsonDeserialize(using = TimeText.Reader.class) @Nullable Duration duration,
            @JsonProperty("faults") @Nullable List<Fault> faults) {
        return new MeasurementSettings(
                Objects.requireNonNullElse(duration, Duration.ofMinutes(1)), faults == null ? List.of() : faults);
    }

    /** Measures so long, without faults. */
    public static MeasurementSettings of(Duration duration) {
        return new MeasurementSettings(duration, List.of());
    }

    /** Returns this interval with faults. */
    public MeasurementSettings withFaults(List<Fault> what) {
        return new MeasurementSettings(duration, what);
    }

    /** Returns the length in seconds. */
    public double seconds() {
        return duration.toMillis() / 1000.0;
    }
}
