package org.tradebench.load.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tradebench.load.ceiling.CeilingArm;
import org.tradebench.load.console.Display;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.primitives.PrimitiveEvidence;
import org.tradebench.load.primitives.PrimitiveList;
import org.tradebench.load.primitives.PrimitiveRecord;
import org.tradebench.load.primitives.PrimitiveTables;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.validity.Evidence;
import org.tradebench.load.validity.Validity;
import org.tradebench.load.validity.ValidityChecks;

/** The primitives, measured in turns. */
public final class Primitives {
    /** What it leaves behind. */
    public record Outcome(PrimitiveRecord record, Path folder) {}

    private Primitives() {}

    /**
     * Measures; everything that was started is stopped again, whatever the outcome.
     *
     * @param only names of primitives; all when there is none
     */
    public static Outcome execute(CeilingOptions options, List<String> only, Display display)
            throws InterruptedException {
        List<String> names = PrimitiveList.chosen(only);
        Instant startedAt = Instant.now();
        ResultFolder results =
                ResultFolder.create(options.out() != null ? options.out() : Run.newFolder(startedAt, "primitives"));
        Interleaving.Played played = Interleaving.play(
                options, names.stream().map(CeilingArm::primitive).toList(), results, display);
        Map<String, Long> broken = new LinkedHashMap<>();
        played.audit().forEach(line -> broken.put(line.check(), line.breaks()));
        PrimitiveRecord record = PrimitiveRecord.of(
                startedAt,
                options.command("primitives") + (only.isEmpty() ? "" : " --only " + String.join(",", names)),
                names,
                played.trials(),
                ValidityChecks.evaluate(PrimitiveEvidence.of(played.trials(), broken, Evidence.Machine.current())));
        results.write(ResultFolder.PRIMITIVES, record);
        write(results.folder().resolve(ResultFolder.PRIMITIVES_TABLES), record);
        return new Outcome(record, results.folder());
    }

    private static void write(Path file, PrimitiveRecord record) {
        List<String> lines = new ArrayList<>(List.of("`" + record.command() + "`: " + record.result(), ""));
        record.checks().forEach(check -> lines.add("- " + check.reason()));
        if (record.result() == Validity.VALID) {
            lines.add("");
            lines.addAll(PrimitiveTables.primitives(record.figures()));
            lines.add("");
            lines.addAll(PrimitiveTables.layers(record.layers()));
        }
        try {
            Files.write(file, lines);
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
