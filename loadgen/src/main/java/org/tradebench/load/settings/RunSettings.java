package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;

/**
 * Describes one run completely: what is measured, under which load, for how long. Command line, run file, experiment and record all use it. What the target
 * decides itself is null in a request, and has the value that was found in a record.
 *
 * @param target the system under test
 * @param application how its application servers are started
 */
public record RunSettings(
        TargetSettings target,
        ApplicationSettings application,
        PopulationSettings population,
        WorkloadSettings workload,
        WarmupSettings warmup,
        MeasurementSettings measurement) {

    /** Settings of a run without any option. */
    public static final RunSettings STANDARD = of(null, null, null, null, null, null);

    public RunSettings {
        if (workload.virtualUsers() > population.users()) {
            throw Range.expected(
                    "workload.virtualUsers",
                    "at most population.users (" + population.users() + "), because each logs in as another user",
                    workload.virtualUsers());
        }
        Duration profile = length(workload);
        if (profile != null && !profile.equals(measurement.duration())) {
            throw Range.expected(
                    "measurement.duration",
                    "none (--duration neither), or " + TimeText.of(profile) + " as the profile of arrivals has",
                    TimeText.of(measurement.duration()));
        }
    }

    private static @Nullable Duration length(WorkloadSettings workload) {
        return workload.arrivals() == null ? null : workload.arrivals().length();
    }

    private static MeasurementSettings measured(WorkloadSettings workload, MeasurementSettings otherwise) {
        Duration profile = length(workload);
        return profile == null ? otherwise : otherwise.withDuration(profile);
    }

    /** Replaces groups that are missing by their defaults. */
    @JsonCreator
    static RunSettings of(
            @JsonProperty("target") @Nullable TargetSettings target,
            @JsonProperty("application") @Nullable ApplicationSettings application,
            @JsonProperty("population") @Nullable PopulationSettings population,
            @JsonProperty("workload") @Nullable WorkloadSettings workload,
            @JsonProperty("warmup") @Nullable WarmupSettings warmup,
            @JsonProperty("measurement") @Nullable MeasurementSettings measurement) {
        TargetSettings driven = Objects.requireNonNullElse(target, TargetSettings.EMBEDDED);
        WorkloadSettings load = Objects.requireNonNullElse(workload, WorkloadSettings.STANDARD);
        return new RunSettings(
                driven,
                Objects.requireNonNullElse(application, ApplicationSettings.UNKNOWN),
                Objects.requireNonNullElse(population, PopulationSettings.STANDARD),
                load,
                Objects.requireNonNullElse(warmup, WarmupSettings.standard(driven)),
                measurement == null ? measured(load, MeasurementSettings.STANDARD) : measurement);
    }

    /** Returns these settings for another target. A warm-up that is the default becomes the other target's default. */
    public RunSettings withTarget(TargetSettings other) {
        WarmupSettings otherWarmup =
                warmup.equals(WarmupSettings.standard(target)) ? WarmupSettings.standard(other) : warmup;
        return new RunSettings(other, application, population, workload, otherWarmup, measurement);
    }

    /** Returns these settings for another application. */
    public RunSettings withApplication(ApplicationSettings other) {
        return new RunSettings(target, other, population, workload, warmup, measurement);
    }

    /** Returns these settings with other rows. */
    public RunSettings withPopulation(PopulationSettings other) {
        return new RunSettings(target, application, other, workload, warmup, measurement);
    }

    /** Returns these settings with another load; a profile of its arrivals has the length of the measurement interval. */
    public RunSettings withWorkload(WorkloadSettings other) {
        return new RunSettings(target, application, population, other, warmup, measured(other, measurement));
    }

    /** Returns these settings with another warm-up. */
    public RunSettings withWarmup(WarmupSettings other) {
        return new RunSettings(target, application, population, workload, other, measurement);
    }

    /** Returns these settings with another measurement interval. */
    public RunSettings withMeasurement(MeasurementSettings other) {
        return new RunSettings(target, application, population, workload, warmup, other);
    }

    /**
     * Refuses settings of the application that a target does not apply, because its servers run already, and an interval that is no whole number of seconds,
     * which the load generator cannot keep.
     */
    public RunSettings checkAsked() {
        if (!measurement
                .duration()
                .equals(Duration.ofSeconds(measurement.duration().toSeconds()))) {
            throw Range.expected("measurement.duration", "whole seconds", TimeText.of(measurement.duration()));
        }
        if (!target.startsServer() && !application.equals(ApplicationSettings.UNKNOWN)) {
            throw Failure.usage("application: target " + target.label()
                    + " drives servers that run already; expected no settings of the application.");
        }
        return this;
    }

    /** Fills in the settings that an embedded target was not given, with the defaults of its application. */
    public RunSettings withDefaults() {
        return target.startsServer() ? withTarget(target.withNodes(1)).withApplication(application.orDefaults()) : this;
    }
}
