package org.tradebench.load.run;

import java.util.List;
import org.tradebench.load.telemetry.TelemetrySeries;

/** Provides the telemetry of a run that was not watched. */
final class UnwatchedRun {
    private UnwatchedRun() {}

    static TelemetrySeries telemetry(List<String> notes) {
        return new TelemetrySeries(
                "nothing: the run was not watched", 1, List.of(), List.of(), List.of(), List.of(), List.of(), notes);
    }
}
