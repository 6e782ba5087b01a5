package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.tradebench.load.driver.Driver;
import org.tradebench.load.driver.DriverJvm;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.Drivers;
import org.tradebench.load.driver.JMeterHome;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.LoadOrder;
import org.tradebench.load.driver.Plan;
import org.tradebench.load.driver.Progress;
import org.tradebench.load.driver.Share;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.DriverPart;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.watch.Telemetry;

/** The drivers on this machine: one by itself, or several that share the virtual users out between them. */
record LocalDrivers(RunSettings settings) implements DriverSite {
    @Override
    public DriverResult drive(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<Progress> eachSecond)
            throws InterruptedException {
        if (settings.warmup().untilSteady()) {
            return untilStill(plan, load, folder, telemetry, teardown, eachSecond);
        }
        return settings.workload().loadGenerators() == 1
                ? one(plan, load, folder, telemetry, teardown, eachSecond)
                : several(plan, load, folder, telemetry, teardown, eachSecond, () -> true);
    }

    private DriverResult untilStill(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<Progress> eachSecond)
            throws InterruptedException {
        StillWatch watch =
                new StillWatch(
                        Math.toIntExact(Objects.requireNonNull(settings.warmup().steadyWithin())
                                .toSeconds()),
                        telemetry);
        Plan cycles = plan.with(Map.of("warmup.cycle", StillWatch.cycle()));
        Consumer<Progress> both = watch.andThen(eachSecond);
        DriverResult result;
        if (settings.workload().loadGenerators() > 1) {
            result = several(cycles, load, folder, telemetry, teardown, both, watch);
        } else {
            JMeterProcess driver = teardown.add(
                    "stopping the driver", JMeterProcess.start(home(), cycles, load, Share.WHOLE, true, jvm(), folder));
            telemetry.watch(Tier.DRIVER, driver.pid());
            try (Drivers alone = new Drivers(List.of(driver), watch)) {
                result = alone.await(both).get(0);
            }
        }
        watch.result().write(folder);
        return result;
    }

    private DriverResult one(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<Progress> eachSecond)
            throws InterruptedException {
        JMeterProcess driver =
                teardown.add("stopping the driver", JMeterProcess.start(home(), plan, load, jvm(), folder));
        try (driver) {
            telemetry.watch(Tier.DRIVER, driver.pid());
            return driver.await(eachSecond);
        }
    }

    private DriverResult several(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<Progress> eachSecond,
            BooleanSupplier ready)
            throws InterruptedException {
        List<Driver> started = new ArrayList<>();
        List<DriverPart> parts = new ArrayList<>();
        for (int number = 1; number <= settings.workload().loadGenerators(); number++) {
            Share share = new Share(number, settings.workload().loadGenerators());
            DriverPart part = DriverPart.of(share, load.runId(), settings, MachineFacts.read());
            part.write(folder.resolve(share.name()));
            JMeterProcess driver = teardown.add(
                    "stopping " + share.name(),
                    JMeterProcess.start(home(), plan, load, share, true, jvm(), folder.resolve(share.name())));
            telemetry.watch(Node.here(share.name(), Tier.DRIVER), driver.pid());
            started.add(driver);
            parts.add(part);
        }
        try (Drivers drivers = new Drivers(started, ready)) {
            drivers.await(eachSecond);
        }
        return MergedDrivers.merge(parts, folder, telemetry);
    }

    private DriverJvm jvm() {
        return DriverJvm.compiling(settings.application().jvm().effectiveCompiler());
    }

    private static JMeterHome home() {
        return new JMeterHome(ProjectLayout.current().jmeterHome());
    }
}
