package org.tradebench.load.run;

import java.util.List;
import org.tradebench.load.telemetry.TelemetrySeries;

/** What is known of a run that nobody watched. */
final class UnwatchedRun {
    private UnwatchedRun() {}

    static TelemetrySeries telemetry(List<String> notes) {
        return new TelemetrySeries(
                "nothing: nobody watched", 1, List.of(), List.of(), List.of(), List.of(), List.of(), notes);
    }
}
