package org.tradebench.load.loadgenerator;

import java.nio.file.Path;
import java.time.Duration;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.settings.WorkloadSettings;

/** Runs one of the plans with the real JMeter for a short time. */
final class PlanRun {
    /** Number of populated users. */
    static final int USERS = 50;

    private PlanRun() {}

    static LoadResult of(WorkloadPlan workload, ServerAddress target, int clients, long warmup, Path folder)
            throws InterruptedException {
        LoadOrder settings = new LoadOrder(
                RunSettings.STANDARD
                        .withPopulation(new PopulationSettings(USERS, PopulationSettings.STANDARD.quotes()))
                        .withWorkload(WorkloadSettings.STANDARD.withVirtualUsers(clients))
                        .withWarmup(WarmupSettings.requests(warmup))
                        .withMeasurement(MeasurementSettings.of(Duration.ofSeconds(2))),
                target,
                "test");
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")),
                Plan.of(workload),
                settings,
                LoadGeneratorJvm.standard(),
                folder)) {
            return process.await(second -> {});
        }
    }
}
