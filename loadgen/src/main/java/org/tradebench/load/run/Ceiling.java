package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tradebench.load.application.Administrator;
import org.tradebench.load.audit.AuditFinding;
import org.tradebench.load.audit.MoneyAudit;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.ceiling.ArmFigures;
import org.tradebench.load.ceiling.CeilingArm;
import org.tradebench.load.ceiling.CeilingRecord;
import org.tradebench.load.ceiling.CeilingTrial;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.driver.DriverJvm;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.driver.JMeterHome;
import org.tradebench.load.driver.JMeterProcess;
import org.tradebench.load.driver.LoadSettings;
import org.tradebench.load.driver.Target;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.ProjectLayout;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.Telemetry;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;
import org.tradebench.load.telemetry.Window;
import org.tradebench.load.telemetry.WindowUse;

/**
 * Measures every arm in each of several rounds, all in one server process, so that the machine's moods and the JIT compiler's decisions are shared by
 * what is compared.
 */
public final class Ceiling {
    /** Later windows of an arm follow a shorter warm-up: its code is compiled, only its caches are cold. */
    private static final int SHARE_OF_LATER_WARMUPS = 10;

    private final CeilingOptions options;
    private final Display display;
    private final Instant startedAt = Instant.now();

    /** What a comparison leaves behind. */
    public record Outcome(CeilingRecord record, Path folder) {}

    private Ceiling(CeilingOptions options, Display display) {
        this.options = options;
        this.display = display;
    }

    /** Measures; everything that was started is stopped again, whatever the outcome. */
    public static Outcome execute(CeilingOptions options, Display display) throws InterruptedException {
        return new Ceiling(options, display).execute();
    }

    private Outcome execute() throws InterruptedException {
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(startedAt, "ceiling"));
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                return new Outcome(measure(results, telemetry, teardown), results.folder());
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
    }

    private CeilingRecord measure(ResultFolder results, Telemetry telemetry, Teardown teardown)
            throws InterruptedException {
        DatabaseSettings database = LocalDatabase.start(teardown, display);
        LocalDatabase.watch(database, telemetry);
        Rows.restore(database, options.users(), options.quotes(), options.seed(), display);
        Path work = results.folder().resolve("application");
        teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
        LocalSystem system = LocalSystem.start(
                database,
                CeilingArm.all().get(CeilingArm.all().size() - 1).mode().orElseThrow(),
                Caching.NONE,
                options.java(),
                options.heap(),
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
        List<ArmFigures> figures = CeilingArm.all().stream()
                .map(arm -> ArmFigures.of(arm.label(), trials))
                .toList();
        CeilingRecord record = new CeilingRecord(startedAt, options.command(), trials, figures, audit(database));
        results.write(record);
        return record;
    }

    private List<CeilingTrial> rounds(
            Target target, Administrator administrator, Telemetry telemetry, ResultFolder results)
            throws InterruptedException {
        List<CeilingTrial> trials = new ArrayList<>();
        Random order = new Random(options.seed());
        for (int round = 1; round <= options.rounds(); round++) {
            List<CeilingArm> arms = new ArrayList<>(CeilingArm.all());
            Collections.shuffle(arms, order);
            for (CeilingArm arm : arms) {
                if (arm.mode().isPresent()) {
                    administrator.set(Map.of("RUNTIME_MODE", arm.mode().get().setting()));
                }
                Path folder = results.folder().resolve(round + "-" + arm.label());
                display.begin("round " + round + "/" + options.rounds());
                CeilingTrial trial = trial(round, arm, target, telemetry, folder);
                display.end("%-17s %5.0f requests/s, %5.0f a CPU-second of the application"
                        .formatted(arm.label(), trial.throughput(), trial.perApplicationSecond()));
                trials.add(trial);
            }
        }
        return trials;
    }

    private CeilingTrial trial(int round, CeilingArm arm, Target target, Telemetry telemetry, Path folder)
            throws InterruptedException {
        JMeterHome jmeter = new JMeterHome(ProjectLayout.current().jmeterHome());
        LoadSettings load = load(target, round, arm);
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
                cores(use, Tier.DRIVER));
    }

    private LoadSettings load(Target target, int round, CeilingArm arm) {
        LoadSettings standard = LoadSettings.standard(target, "c" + Long.toString(System.currentTimeMillis(), 36));
        return new LoadSettings(
                target,
                options.clients(),
                standard.ramp(),
                round == 1 ? options.warmup() : options.warmup() / SHARE_OF_LATER_WARMUPS,
                standard.warmupLimit(),
                options.window(),
                standard.thinkTime(),
                options.users(),
                options.quotes(),
                standard.quoteSymbols(),
                standard.updates(),
                options.seed() + 31L * round + arm.label().hashCode(),
                standard.runId(),
                standard.timeout());
    }

    private static double cores(WindowUse use, Tier tier) {
        TierUse of = use.tiers().get(tier);
        return of == null ? 0 : orZero(of.cores());
    }

    private static double orZero(Double value) {
        return value == null ? 0 : value;
    }

    private List<String> audit(DatabaseSettings database) {
        display.begin("money audit");
        List<String> broken = new MoneyAudit(false)
                .audit(database, (number, all, check) -> display.progress(number, all, check)).findings().stream()
                        .filter(finding -> !finding.isClean())
                        .map(AuditFinding::check)
                        .toList();
        display.end(broken.isEmpty() ? "no cent and no share missing" : String.join(", ", broken));
        return broken;
    }
}
