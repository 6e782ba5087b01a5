package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.tradebench.load.ceiling.ArmFigures;
import org.tradebench.load.ceiling.CeilingArm;
import org.tradebench.load.ceiling.CeilingRecord;
import org.tradebench.load.console.Display;
import org.tradebench.load.results.ResultFolder;

/** The runtime modes beside the ceilings of their server. */
public final class Ceiling {
    /** What a comparison leaves behind. */
    public record Outcome(CeilingRecord record, Path folder) {}

    private Ceiling() {}

    /** Measures; everything that was started is stopped again, whatever the outcome. */
    public static Outcome execute(CeilingOptions options, Display display) throws InterruptedException {
        Instant startedAt = Instant.now();
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(startedAt, "ceiling"));
        Interleaving.Played played = Interleaving.play(options, CeilingArm.all(), results, display);
        List<ArmFigures> figures = CeilingArm.all().stream()
                .map(arm -> ArmFigures.of(arm.label(), played.trials()))
                .toList();
        CeilingRecord record =
                new CeilingRecord(startedAt, options.command("ceiling"), played.trials(), figures, played.broken());
        results.write(record);
        return new Outcome(record, results.folder());
    }
}
