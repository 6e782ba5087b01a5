package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.driver.DriverResult;
import org.tradebench.load.merge.DriverMerge;
import org.tradebench.load.merge.Part;
import org.tradebench.load.results.DriverPart;
import org.tradebench.load.telemetry.watch.Telemetry;

/** One result of the folders of a run's driver processes. */
public final class MergedDrivers {
    private MergedDrivers() {}

    /**
     * Merges, and notes how well the windows agreed.
     *
     * @param folder holds a folder for each process, and takes the merged files
     */
    public static DriverResult merge(List<DriverPart> processes, Path folder, Telemetry telemetry) {
        List<Part> parts = processes.stream()
                .map(process ->
                        Merging.part(process, folder.resolve(process.share().name())))
                .toList();
        DriverResult merged = DriverMerge.into(folder, parts);
        telemetry.note(Merging.spread(parts));
        return merged;
    }
}
