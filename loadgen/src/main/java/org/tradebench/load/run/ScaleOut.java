package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.comparison.ArmResult;
import org.tradebench.load.comparison.ArmTrial;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.Factor;
import org.tradebench.load.compose.Cluster;
import org.tradebench.load.compose.ClusterEnd;
import org.tradebench.load.compose.ClusterStart;
import org.tradebench.load.compose.Container;
import org.tradebench.load.console.Display;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.processes.Teardown;
import org.tradebench.load.report.ComparisonReport;
import org.tradebench.load.report.Report;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.telemetry.Telemetry;
import org.tradebench.load.telemetry.Tier;

/**
 * Measures clusters of several sizes, every application server with the same CPU, in blocks. Each trial has a new cluster: it is started and rehearsed at full
 * speed, so that the JIT compiler is done; then the servers' CPU is limited, the rows are restored, and a run is made and judged as any other.
 */
public final class ScaleOut {
    private final ScaleOutOptions options;
    private final Display display;
    private final Instant startedAt = Instant.now();
    private final Map<String, String> machine = MachineFacts.read();
    private final List<ArmTrial> trials = new ArrayList<>();

    private ScaleOut(ScaleOutOptions options, Display display) {
        this.options = options;
        this.display = display;
    }

    /** Measures; its cluster is removed again, whatever the outcome. */
    public static Comparison.Outcome execute(ScaleOutOptions options, Display display) throws InterruptedException {
        return new ScaleOut(options, display).execute();
    }

    private Comparison.Outcome execute() throws InterruptedException {
        new Trial(options.trial(), startedAt, machine, display).check();
        if (!Cluster.look(options.project()).containers().isEmpty()) {
            throw Failure.of(
                    "there are containers of the name '" + options.project().name()
                            + "' already, and this command makes its own: 'COMPOSE_PROJECT_NAME="
                            + options.project().name()
                            + " ./trader down' would be right");
        }
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(startedAt, "scale-out"));
        try (Teardown teardown = new Teardown(display::say)) {
            teardown.add("removing the cluster", () -> ClusterEnd.of(options.project(), true));
            try {
                measure(results);
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
        ComparisonRecord record = record();
        return new Comparison.Outcome(record, results.folder(), ComparisonReport.write(results, record));
    }

    private void measure(ResultFolder results) throws InterruptedException {
        Random order = new Random(options.settings().seed());
        for (int block = 1; block <= options.blocks(); block++) {
            List<Arm> arms = new ArrayList<>(options.arms());
            Collections.shuffle(arms, order);
            for (int place = 1; place <= arms.size(); place++) {
                Arm arm = arms.get(place - 1);
                display.say("block " + block + " of " + options.blocks() + ", " + place + " of " + arms.size() + ": "
                        + arm.label());
                start(arm, results.folder());
                rehearse(arm, results.folder().resolve("rehearsal-" + block + "-" + arm.folder()));
                limit();
                trials.add(trial(block, place, arm, results));
                results.write(ResultFolder.COMPARISON, record());
            }
        }
    }

    private void start(Arm arm, Path folder) throws InterruptedException {
        new ClusterStart(
                        options.project(),
                        Map.of(
                                "APPLICATIONS", Integer.toString(arm.applications()),
                                "PROXY", options.proxy(),
                                // Limited later: a start under a quota takes minutes.
                                "APPLICATION_CPUS", "0"),
                        false,
                        trials.isEmpty(),
                        folder.resolve("docker.log"))
                .start(System.getenv(), display);
    }

    private void rehearse(Arm arm, Path folder) throws InterruptedException {
        if (options.rehearsal() > 0) {
            ResultFolder results = ResultFolder.create(folder);
            try (Teardown teardown = new Teardown(display::say)) {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                RunOptions run = options.rehearsal(arm);
                MeasuredSystem system =
                        run.target().prepare(run.settings(), new Workplace(results, telemetry, teardown, display));
                new Trial(run, Instant.now(), machine, display).drive(system, results, telemetry, teardown);
            }
        }
    }

    private void limit() {
        List<String> command = new ArrayList<>(List.of("update", "--cpus", options.cpusText()));
        Cluster.look(options.project()).of(Tier.APPLICATION).stream()
                .map(Container::id)
                .forEach(command::add);
        options.project().docker().run(command.toArray(String[]::new));
    }

    private ArmTrial trial(int block, int place, Arm arm, ResultFolder results) throws InterruptedException {
        String name = block + "-" + arm.folder();
        ResultFolder folder = ResultFolder.create(results.folder().resolve(name));
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                Telemetry telemetry = teardown.add("ending the telemetry", new Telemetry());
                RunOptions run = options.trial();
                MeasuredSystem system =
                        run.target().prepare(run.settings(), new Workplace(folder, telemetry, teardown, display));
                RunRecord record =
                        new Trial(run, Instant.now(), machine, display).measure(system, folder, telemetry, teardown);
                Report.write(folder);
                return ArmTrial.of(block, place, arm, name, record);
            } catch (Failure e) {
                teardown.awaitEndWhenInterrupted();
                display.say("this trial failed and is left out: " + e.getMessage());
                return ArmTrial.failed(block, place, arm, name, e.getMessage());
            }
        }
    }

    private ComparisonRecord record() {
        String reference = options.arms().get(0).label();
        return new ComparisonRecord(
                ComparisonRecord.VERSION,
                Factor.APPLICATIONS,
                startedAt,
                Instant.now(),
                options.command(),
                machine,
                options.what(),
                reference,
                List.copyOf(trials),
                options.arms().stream()
                        .map(arm -> ArmResult.of(arm, trials, reference))
                        .toList());
    }
}
