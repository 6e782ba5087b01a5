package org.tradebench.load.inventory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.driver.Driver;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.Drivers;
import org.tradebench.load.driver.LoadOrder;
import org.tradebench.load.driver.Plan;
import org.tradebench.load.driver.Progress;
import org.tradebench.load.driver.Share;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.hosts.Reach;
import org.tradebench.load.hosts.WatchOrder;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.DriverPart;
import org.tradebench.load.run.DriverSite;
import org.tradebench.load.run.MergedDrivers;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.watch.Telemetry;

/**
 * Runs the load generators on the hosts of an inventory. They play what {@code trader load run} can: faults, which need other settings of a plan, are not made on
 * hosts.
 */
record RemoteDrivers(Inventory inventory, Staging staging) implements DriverSite {
    @Override
    public DriverResult drive(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<Progress> eachSecond)
            throws InterruptedException {
        if (!plan.equals(Plan.of(load.settings().workload()))) {
            throw Failure.of("load generators on hosts play the plans of 'trader load run', and not " + plan.file());
        }
        List<String> where = inventory.driverProcesses();
        List<Driver> started = new ArrayList<>();
        for (int i = 0; i < where.size(); i++) {
            Share share = new Share(i + 1, where.size());
            StagedHost host = staging.host(where.get(i));
            RemoteDriver driver = teardown.add(
                    "stopping " + share.name(),
                    RemoteDriver.start(
                            host,
                            share,
                            load.runId(),
                            arguments(load, inventory.trust()),
                            folder.resolve(share.name())));
            started.add(driver);
            host.agent()
                    .watch(new WatchOrder(share.name(), Tier.DRIVER, WatchOrder.By.PID, Long.toString(driver.pid())));
            telemetry.watchByItsWord(
                    new Node(share.name(), Tier.DRIVER, host.name()),
                    () -> host.agent().sample(share.name()));
        }
        try (Drivers drivers = new Drivers(started)) {
            drivers.await(eachSecond);
        }
        return MergedDrivers.merge(parts(where, folder), folder, telemetry);
    }

    /** Returns what the processes say of themselves, and what was measured of their clocks. */
    private List<DriverPart> parts(List<String> where, Path folder) {
        List<DriverPart> parts = new ArrayList<>();
        for (int i = 0; i < where.size(); i++) {
            Path its = folder.resolve(new Share(i + 1, where.size()).name());
            StagedHost host = staging.host(where.get(i));
            DriverPart part = DriverPart.read(its)
                    .withClock(
                            Math.round(host.clock().aheadMillis()), host.clock().errorMillis());
            part.write(its);
            parts.add(part);
        }
        return parts;
    }

    static String arguments(LoadOrder load, @Nullable String trust) {
        return "--url " + Reach.quoted(load.target().toString())
                + (trust == null ? "" : " --trust " + Reach.quoted(trust))
                + " --run-id " + load.runId()
                + RunArguments.ofLoad(load.settings());
    }
}
