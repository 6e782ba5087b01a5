package org.tradebench.load.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.comparison.ArmResult;
import org.tradebench.load.comparison.ArmTrial;
import org.tradebench.load.comparison.ComparisonRecord;
import org.tradebench.load.comparison.Factor;
import org.tradebench.load.console.Display;
import org.tradebench.load.environment.MachineFacts;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.study.ComparisonReport;
import org.tradebench.load.results.ResultFolder;

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
    /** Images are brought up to date once. */
    private final AtomicBoolean stale = new AtomicBoolean(true);

    private ScaleOut(ScaleOutOptions options, Display display) {
        this.options = options;
        this.display = display;
    }

    /** Measures; each cluster is removed again, whatever the outcome. */
    public static Comparison.Outcome execute(ScaleOutOptions options, Display display) throws InterruptedException {
        return new ScaleOut(options, display).execute();
    }

    private Comparison.Outcome execute() throws InterruptedException {
        new Trial(options.trial(options.arms().get(0), stale), startedAt, machine, display).check();
        OwnCluster.requireNone(options.project());
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(startedAt, "scale-out"));
        measure(results);
        ComparisonRecord record = record();
        return new Comparison.Outcome(record, results.folder(), ComparisonReport.write(results, record));
    }

    private void measure(ResultFolder results) throws InterruptedException {
        Random order = new Random(options.settings().workload().seed());
        for (int block = 1; block <= options.blocks(); block++) {
            List<Arm> arms = new ArrayList<>(options.arms());
            Collections.shuffle(arms, order);
            for (int place = 1; place <= arms.size(); place++) {
                Arm arm = arms.get(place - 1);
                display.say("block " + block + " of " + options.blocks() + ", " + place + " of " + arms.size() + ": "
                        + arm.label());
                display.trial(
                        trials.size() + 1L,
                        (long) options.blocks() * options.arms().size());
                trials.add(trial(block, place, arm, results));
                results.write(ResultFolder.COMPARISON, record());
            }
        }
    }

    private ArmTrial trial(int block, int place, Arm arm, ResultFolder results) throws InterruptedException {
        String name = block + "-" + arm.folder();
        RunOptions run = options.trial(arm, stale).in(results.folder().resolve(name));
        try {
            return ArmTrial.of(
                    block, place, arm, name, Run.execute(run, display).record());
        } catch (Failure e) {
            display.say("this trial failed and is left out: " + e.getMessage());
            return ArmTrial.failed(block, place, arm, name, e.getMessage());
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
