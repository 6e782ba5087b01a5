package org.tradebench.load.driver;

import java.nio.file.Path;
import java.time.Duration;

/** The real JMeter with one of the plans, for a short time. */
final class PlanRun {
    /** Populated. */
    static final int USERS = 50;

    private PlanRun() {}

    static DriverResult of(Workload workload, Target target, int clients, long warmup, Path folder)
            throws InterruptedException {
        LoadSettings usual = LoadSettings.standard(target, "test");
        LoadSettings settings = new LoadSettings(
                target,
                clients,
                usual.ramp(),
                warmup,
                Duration.ofMinutes(5),
                Duration.ofSeconds(2),
                usual.thinkTime(),
                USERS,
                usual.quotes(),
                usual.quoteSymbols(),
                usual.updates(),
                usual.seed(),
                usual.runId(),
                usual.timeout());
        try (JMeterProcess process = JMeterProcess.start(
                new JMeterHome(Path.of("target/jmeter")), workload.plan(), settings, DriverJvm.standard(), folder)) {
            return process.await(second -> {});
        }
    }
}
