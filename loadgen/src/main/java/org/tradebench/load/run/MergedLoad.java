package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.loadgenerator.LoadMerge;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Part;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.telemetry.source.Telemetry;

/** One result of the folders of a run's load-generator processes. */
public final class MergedLoad {
    private MergedLoad() {}

    /**
     * Merges, and notes how well the measurement intervals agreed.
     *
     * @param folder holds a folder for each process, and takes the merged files
     */
    public static LoadResult merge(List<LoadShareRecord> processes, Path folder, Telemetry telemetry) {
        List<Part> parts = processes.stream()
                .map(process ->
                        RunMerge.part(process, folder.resolve(process.share().name())))
                .toList();
        LoadResult merged = LoadMerge.into(folder, parts);
        telemetry.note(RunMerge.spread(parts));
        return merged;
    }
}
