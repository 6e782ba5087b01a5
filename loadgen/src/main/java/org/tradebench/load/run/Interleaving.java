package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.tradebench.load.application.Administrator;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.ceiling.CeilingArm;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.DriverJvm;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterHome;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.LoadOrder;
import org.tradebench.load.driver.Target;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.telemetry.Window;
import org.tradebench.load.telemetry.WindowUse;
import org.tradebench.load.telemetry.watch.Telemetry;

/**
 * Measures every arm in each of several rounds, all in one server process, so that the machine's moods and the JIT compiler's decisions are shared by
 * what is compared.
 */
final class Interleaving {
    /** Later windows of an arm follow a shorter warm-up: its code is compiled, only its caches are cold. */
    private static final int SHARE_OF_LATER_WARMUPS = 10;

    private final CeilingOptions options;
    private final List<CeilingArm> arms;
    private final Display display;
    private final int widest;

    /** What was measured, and the money audit after it. */
    record Played(List<CeilingTrial> trials, List<RunRecord.AuditLine> audit) {
        /** The checks of the audit that failed. */
        List<String> broken() {
            return audit.stream()
                    .filter(line -> line.breaks() > 0)
                    .map(RunRecord.AuditLine::check)
                    .toList();
        }
    }

    private Interleaving(CeilingOptions options, List<CeilingArm> arms, Display display) {
        this.options = options;
        this.arms = List.copyOf(arms);
        this.display = display;
        widest = arms.stream().mapToInt(arm -> arm.label().length()).max().orElse(0);
    }

    /** Measures; everything that was started is stopped again, whatever the outcome. */
    static Played play(CeilingOptions options, List<CeilingArm> arms, ResultFolder results, Display display)
            throws InterruptedException {
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                return new Interleaving(options, arms, display).play(results, telemetry, teardown);
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
    }

    private Played play(ResultFolder results, Telemetry telemetry, Teardown teardown) throws InterruptedException {
        DatabaseSettings database = LocalDatabase.start(teardown, display);
        LocalDatabase.watch(database, telemetry);
        Rows.restore(database, options.users(), options.quotes(), options.seed(), display);
        Path work = results.folder().resolve("application");
        teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
        LocalSystem system = LocalSystem.start(
                database,
                arms.get(arms.size() - 1).mode().orElse(Mode.DIRECT),
                Caching.NONE,
                options.java(),
                options.heap(),
                List.of(),
                0,
                0,
                Map.of(
                        "MAX_USERS", Integer.toString(options.users()),
                        "MAX_QUOTES", Integer.toString(options.quotes())),
                work,
                teardown,
                pid -> telemetry.watch(Tier.APPLICATION, pid),
                display);
        List<CeilingTrial> trials = rounds(system.target(), system.administrator(), telemetry, results);
        return new Played(trials, Auditing.audit(Optional.of(database), display));
    }

    private List<CeilingTrial> rounds(
            Target target, Administrator administrator, Telemetry telemetry, ResultFolder results)
            throws InterruptedException {
        List<CeilingTrial> trials = new ArrayList<>();
        Random order = new Random(options.seed());
        for (int round = 1; round <= options.rounds(); round++) {
            List<CeilingArm> shuffled = new ArrayList<>(arms);
            Collections.shuffle(shuffled, order);
            for (CeilingArm arm : shuffled) {
                if (arm.mode().isPresent()) {
                    administrator.set(Map.of("RUNTIME_MODE", arm.mode().get().setting()));
                }
                Path folder = results.folder().resolve(round + "-" + arm.label());
                display.trial(trials.size() + 1L, (long) options.rounds() * arms.size());
                display.begin("round " + round + "/" + options.rounds());
                CeilingTrial trial = trial(round, arm, target, telemetry, folder);
                display.end(("%-" + widest + "s %5.0f requests/s, %5.0f a CPU-second of the application")
                        .formatted(arm.label(), trial.throughput(), trial.perApplicationSecond()));
                trials.add(trial);
            }
        }
        return trials;
    }

    private CeilingTrial trial(int round, CeilingArm arm, Target target, Telemetry telemetry, Path folder)
            throws InterruptedException {
        JMeterHome jmeter = new JMeterHome(ProjectLayout.current().jmeterHome());
        LoadOrder load = load(target, round, arm);
        DriverResult driver;
        try (JMeterProcess process = JMeterProcess.start(jmeter, arm.plan(), load, DriverJvm.standard(), folder)) {
            telemetry.watch(Tier.DRIVER, process.pid());
            driver = process.await(second -> {});
            // The sample after the window's end is taken while the driver still counts.
            Thread.sleep(Duration.ofMillis(1_100).toMillis());
            telemetry.forget(Tier.DRIVER);
        }
        Window window = new Window(
                driver.windowStart().toEpochMilli(), driver.windowEnd().toEpochMilli());
        WindowUse use = WindowUse.of(telemetry.series(), window);
        TierUse application = use.tiers().get(Tier.APPLICATION);
        if (application.cores() == null || application.jit() == null) {
            throw Failure.of("the application's CPU cannot be told apart on this system: "
                    + telemetry.series().source());
        }
        return new CeilingTrial(
                round,
                arm.label(),
                driver.requestCount(),
                driver.errorCount(),
                window.seconds(),
                application.cores(),
                application.jit(),
                orZero(application.gc()),
                cores(use, Tier.DATABASE),
                cores(use, Tier.DRIVER),
                driver.warmup().errors(),
                use.foreign(),
                use.steal());
    }

    private LoadOrder load(Target target, int round, CeilingArm arm) {
        RunSettings settings = RunSettings.STANDARD
                .withPopulation(new PopulationSettings(options.users(), options.quotes()))
                .withWorkload(WorkloadSettings.STANDARD
                        .withVirtualUsers(options.clients())
                        .withSeed(options.seed() + 31L * round + arm.label().hashCode()))
                .withWarmup(WarmupSettings.requests(
                        round == 1 ? options.warmup() : options.warmup() / SHARE_OF_LATER_WARMUPS))
                .withMeasurement(MeasurementSettings.of(options.window()));
        return new LoadOrder(settings, target, "c" + Long.toString(System.currentTimeMillis(), 36));
    }

    private static double cores(WindowUse use, Tier tier) {
        TierUse of = use.tiers().get(tier);
        return of == null ? 0 : orZero(of.cores());
    }

    private static double orZero(Double value) {
        return value == null ? 0 : value;
    }
}
