package org.tradebench.load.cli.output;

import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.results.RunRecord;

/**
 * Defines the JSON that {@code trader experiment faults --json} writes.
 *
 * @param runs each as in the {@code run.json} of its folder
 */
public record FaultsDocument(String folder, List<RunRecord> runs) {
    public static FaultsDocument of(Path folder, List<RunRecord> runs) {
        return new FaultsDocument(folder.toString(), List.copyOf(runs));
    }
}
