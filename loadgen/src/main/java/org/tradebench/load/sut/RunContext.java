package org.tradebench.load.sut;

import java.nio.file.Path;
import org.tradebench.load.console.Display;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * Holds what one run gives to everything that takes part in it.
 *
 * @param results folder for files
 * @param telemetry watches from the run's first moment
 * @param teardown ends what was started, whatever the outcome
 * @param display shows the person the progress
 * @param preWarming drives a load before the run's own
 */
public record RunContext(
        ResultFolder results, Telemetry telemetry, Teardown teardown, Display display, PreWarming preWarming) {
    /** Drives a load at full speed that is measured nowhere, so that the JIT compiler is done. */
    @FunctionalInterface
    public interface PreWarming {
        /**
         * Drives the load to its end.
         *
         * @param folder for what the load generator writes; it does not exist yet
         */
        void drive(Target target, RunSettings requested, long requests, Path folder) throws InterruptedException;
    }
}
