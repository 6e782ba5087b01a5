package org.tradebench.load.gates;

import java.util.List;

/**
 * What one gate says of one run.
 *
 * @param gate its name, as docs/metrics.md explains it
 * @param figure what was measured, with its unit; "not available" when it could not be
 * @param limit what it is held against
 * @param sentence what this means, for somebody who does not know the gate
 */
public record GateResult(String gate, Finding finding, String figure, String limit, String sentence) {
    /** The word for a figure that could not be had. */
    public static final String NOT_AVAILABLE = "not available";

    static GateResult notChecked(String gate, String limit, String why) {
        return new GateResult(gate, Finding.WARNING, NOT_AVAILABLE, limit, "Not checked: " + why);
    }

    static GateResult notJudged(String gate, String limit, String why) {
        return new GateResult(gate, Finding.NOT_JUDGED, NOT_AVAILABLE, limit, "Not judged: " + why + ".");
    }

    /** The same figure, judged by nobody. */
    public GateResult notJudged(String why) {
        return new GateResult(gate, Finding.NOT_JUDGED, figure, limit, "Not judged in a run with faults: " + why + ".");
    }

    /** The gravest finding of all; OK when there is none. */
    public static Finding worst(List<GateResult> results) {
        return results.stream().map(GateResult::finding).reduce(Finding.OK, Finding::or);
    }
}
