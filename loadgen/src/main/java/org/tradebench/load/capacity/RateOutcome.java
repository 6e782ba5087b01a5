package org.tradebench.load.capacity;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists what a trial at an arrival rate can show about the limit. */
public enum RateOutcome {
    /** The response time was within the limit, and the system completed what arrived. */
    MET,

    /** The response time was beyond the limit, requests failed, or the backlog grew. */
    MISSED,

    /** The response time was beyond the limit, and the load generator's own delays may be why: the trial shows nothing about the system. */
    LOAD_GENERATOR_LIMITED,

    /** A validity check failed for a reason that is not the rate's, such as background load: another trial at this rate may show more. */
    UNUSABLE,

    /** The data were wrong afterwards: the system's response times are those of wrong answers. */
    INCONSISTENT;

    /** Returns its label in results and reports. */
    @JsonValue
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
