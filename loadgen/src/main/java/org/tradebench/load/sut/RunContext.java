package org.tradebench.load.sut;

import java.nio.file.Path;
import org.tradebench.load.console.Display;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * What one run gives to everything that takes part in it.
 *
 * @param results takes files
 * @param telemetry watches from the run's first moment
 * @param teardown ends what was started, whatever the outcome
 * @param display tells the person what is going on
 * @param preWarming drives a load before the run's own
 */
public record RunContext(
        ResultFolder results, Telemetry telemetry, Teardown teardown, Display display, PreWarming preWarming) {
    /** Drives a load at full speed that is measured nowhere, so that the JIT compiler is done. */
    @FunctionalInterface
    public interface PreWarming {
        /**
         * Drives it to its end.
         *
         * @param folder takes what the load generator writes; it is not there yet
         */
        void drive(Target target, RunSettings asked, long requests, Path folder) throws InterruptedException;
    }
}
