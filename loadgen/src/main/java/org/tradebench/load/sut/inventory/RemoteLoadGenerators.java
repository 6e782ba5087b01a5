package org.tradebench.load.sut.inventory;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProcess;
import org.tradebench.load.loadgenerator.LoadProcesses;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.loadgenerator.Share;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.sut.LoadGeneratorSite;
import org.tradebench.load.telemetry.Node;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Runs the load generators on the hosts of an inventory. They can do what {@code trader load run} can: faults, which need other settings of a plan, are not
 * injected on hosts.
 */
record RemoteLoadGenerators(Inventory inventory, Staging staging) implements LoadGeneratorSite {
    @Override
    public LoadResult drive(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond)
            throws InterruptedException {
        if (!plan.equals(Plan.of(load.settings().workload()))) {
            throw Failure.of("load generators on hosts play the plans of 'trader load run', and not " + plan.file());
        }
        List<String> where = inventory.loadProcesses();
        List<LoadProcess> started = new ArrayList<>();
        for (int i = 0; i < where.size(); i++) {
            Share share = new Share(i + 1, where.size());
            StagedHost host = staging.host(where.get(i));
            RemoteLoadProcess loadGenerator = teardown.add(
                    "stopping " + share.name(),
                    RemoteLoadProcess.start(
                            host,
                            share,
                            load.runId(),
                            arguments(load, inventory.trust()),
                            folder.resolve(share.name())));
            started.add(loadGenerator);
            host.agent()
                    .watch(new WatchOrder(
                            share.name(), Tier.LOAD_GENERATOR, WatchOrder.By.PID, Long.toString(loadGenerator.pid())));
            telemetry.watchReported(
                    new Node(share.name(), Tier.LOAD_GENERATOR, host.name()),
                    () -> host.agent().sample(share.name()));
        }
        try (LoadProcesses loadGenerators = new LoadProcesses(started)) {
            loadGenerators.await(eachSecond);
        }
        return LoadGeneratorSite.merge(parts(where, folder), folder, telemetry);
    }

    /** Returns what the processes report of themselves, and what was measured of their clocks. */
    private List<LoadShareRecord> parts(List<String> where, Path folder) {
        List<LoadShareRecord> parts = new ArrayList<>();
        for (int i = 0; i < where.size(); i++) {
            Path partFolder = folder.resolve(new Share(i + 1, where.size()).name());
            StagedHost host = staging.host(where.get(i));
            LoadShareRecord part = LoadShareRecord.read(partFolder)
                    .withClock(
                            Math.round(host.clock().aheadMillis()), host.clock().errorMillis());
            part.write(partFolder);
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
