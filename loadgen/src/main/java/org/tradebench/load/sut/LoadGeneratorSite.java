package org.tradebench.load.sut;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadProgress;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Plan;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.telemetry.watch.Telemetry;

/** Where a run's load-generator processes run. */
public interface LoadGeneratorSite {
    /**
     * Plays a load to its end.
     *
     * @param plan what a virtual user does
     * @param load the whole one
     * @param folder takes {@code load-generator.json} and {@code histograms.hlog} of all processes as one; with several, each has a folder of its own in it
     * @param telemetry is told what to watch
     * @param eachSecond is told, in this thread, each second of the run
     */
    LoadResult drive(
            Plan plan,
            LoadOrder load,
            Path folder,
            Telemetry telemetry,
            Teardown teardown,
            Consumer<LoadProgress> eachSecond)
            throws InterruptedException;
}
