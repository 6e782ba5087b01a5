package org.tradebench.load.cli.option;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.settings.TierCpus;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Defines the options that select the system under test of a run, and how it is prepared. */
public final class TargetOptions {
    @Option(
            names = "--target",
            paramLabel = "TARGET",
            converter = TargetConverter.class,
            description =
                    "System under test: embedded (processes that this run starts and ends), compose (the cluster that "
                            + "'trader cluster up' started) or the path of an inventory, such as staging.yaml (default: embedded).")
    private @Nullable TargetSettings target;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "Measure an application that runs elsewhere, such as http://host:9080/daytrader. It must be "
                    + "populated with as many users and quotes. TRADER_DB_HOST and so on give access to its database "
                    + "for the consistency check.")
    private @Nullable String url;

    @Mixin
    private TrustOption trust;

    @Option(
            names = "--standby",
            description =
                    "Give the embedded database a synchronous standby, a second PostgreSQL on this machine: what each commit costs then is "
                            + "in the report. A run whose standby fell behind is INVALID.")
    private boolean standby;

    @Option(
            names = "--application-cpus",
            paramLabel = "CPUS",
            converter = Converters.Cpus.class,
            description =
                    "Limit the CPU of the embedded application server from the end of the warm-up on, such as 0.5 (default: no limit). Needs "
                            + "Linux and the right to make a control group, mostly root's.")
    private @Nullable Double applicationCpus;

    @Option(
            names = "--database-cpus",
            paramLabel = "CPUS",
            converter = Converters.Cpus.class,
            description =
                    "Limit the CPU of the embedded database likewise, such as 0.2, so that it is the bottleneck, as in a paper.")
    private @Nullable Double databaseCpus;

    @Option(
            names = "--database-delay",
            paramLabel = "TIME",
            converter = TimeSpan.Delay.class,
            description =
                    "Add a time to each round trip between the embedded application and its database, such as 2ms, as a network between them "
                            + "would (default: none).")
    private @Nullable Duration databaseDelay;

    @Option(
            names = "--start",
            description =
                    "Run the inventory's commands that start the hosts' servers, and stop them afterwards (default: only agents and load "
                            + "generators are started there).")
    private boolean start;

    @Option(
            names = "--install",
            description = "Copy the harness to the inventory's hosts, over what is in its folder there.")
    private boolean install;

    /** Applies the options to a target, which is the embedded one or that of a run file. */
    public TargetSettings over(TargetSettings base) {
        if (url != null && target != null) {
            throw Failure.usage("--url, --target: expected one of them, got both.");
        }
        TargetSettings chosen = target != null ? target : url != null ? TargetSettings.url(url, null) : base;
        if ((start || install) && chosen.kind() != TargetSettings.Kind.INVENTORY) {
            throw Failure.usage(
                    "--start and --install need the hosts of an inventory: expected --target with its path");
        }
        if (trust.value() != null && chosen.kind() != TargetSettings.Kind.URL) {
            throw Failure.usage(
                    "--trust: expected with --url only; of a cluster that 'trader cluster up' started the certificate is known, and an inventory has the key 'trust'");
        }
        boolean standing = standby || chosen.standby();
        if (standing && (!chosen.startsServer() || System.getenv(DatabaseSettings.HOST) != null)) {
            throw Failure.usage(
                    "--standby: a standby is started for the embedded database only, and this run has another; expected neither "
                            + DatabaseSettings.HOST
                            + " nor --url nor --target. './trader cluster up --standby' starts a cluster of containers with one.");
        }
        TierCpus given = chosen.cpus();
        TierCpus cpus = TierCpus.of(
                applicationCpus != null || given == null ? applicationCpus : given.application(),
                databaseCpus != null || given == null ? databaseCpus : given.database());
        Duration delay = databaseDelay != null ? databaseDelay : chosen.databaseDelay();
        if (delay != null && !chosen.startsServer()) {
            throw Failure.usage(
                    "--database-delay: expected with the embedded target only, where the run routes the application's connections to its database");
        }
        if (cpus != null && !chosen.startsServer()) {
            throw Failure.usage(
                    "--application-cpus and --database-cpus limit processes that the run starts: expected no --url and no --target but embedded. "
                            + "Of a cluster of containers APPLICATION_CPUS and DATABASE_CPUS are the limits.");
        }
        return new TargetSettings(
                chosen.kind(),
                chosen.url(),
                trust.value() != null ? trust.value() : chosen.trust(),
                chosen.inventory(),
                null,
                standing,
                cpus,
                delay,
                start || chosen.start(),
                install || chosen.install());
    }
}
