package org.tradebench.load.sut;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.tradebench.load.loadgenerator.LoadMerge;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Part;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.telemetry.source.Telemetry;

/** Runs a run's load-generator processes at one place: on this machine or on others. */
public interface LoadGeneratorSite {
    /**
     * Plays a load to its end.
     *
     * @param plan what a virtual user does
     * @param load of all processes together
     * @param folder receives {@code load-generator.json} and {@code histograms.hlog} of all processes as one; with several, each has a folder of its own in it
     * @param telemetry watches the processes
     * @param eachSecond receives each second of the run, in this thread
     */
    LoadResult drive(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond)
            throws InterruptedException;

    /**
     * Merges the results of several processes, and notes how well their measurement intervals agreed.
     *
     * @param folder holds a folder for each process, and receives the merged files
     */
    static LoadResult merge(List<LoadShareRecord> processes, Path folder, Telemetry telemetry) {
        List<Part> parts = processes.stream()
                .map(process -> part(process, folder.resolve(process.share().name())))
                .toList();
        LoadResult merged = LoadMerge.into(folder, parts);
        telemetry.note(spread(parts));
        return merged;
    }

    /** Returns what one of several processes left in its folder. */
    static Part part(LoadShareRecord process, Path folder) {
        return new Part(
                process.share().name(), folder, LoadResult.in(folder), Duration.ofMillis(process.clockAheadMillis()));
    }

    /** Describes how far apart the measurement intervals were. */
    static String spread(List<Part> parts) {
        return "the measurement intervals of " + parts.size() + " load generators began "
                + LoadMerge.spread(parts).toMillis() + " ms apart";
    }
}
