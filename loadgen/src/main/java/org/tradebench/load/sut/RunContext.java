package org.tradebench.load.sut;

import org.tradebench.load.console.Display;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.telemetry.source.Telemetry;

/**
 * What one run gives to everything that takes part in it.
 *
 * @param results takes files
 * @param telemetry watches from the run's first moment
 * @param teardown ends what was started, whatever the outcome
 * @param display tells the person what is going on
 */
public record RunContext(ResultFolder results, Telemetry telemetry, Teardown teardown, Display display) {}
