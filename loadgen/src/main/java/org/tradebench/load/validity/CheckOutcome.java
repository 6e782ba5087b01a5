package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;

/** Says what a validity check found. The aliases read results of schema version 1. */
public enum CheckOutcome {
    /** The check does not apply to this run; the explanation says why. */
    @JsonAlias("NOT_JUDGED")
    NOT_APPLICABLE,

    /** The value is within the limit. */
    @JsonAlias("OK")
    PASS,

    /** The value is doubtful, or could not be determined; metrics may be quoted together with the warning. */
    @JsonAlias("WARNING")
    WARN,

    /** The limit is broken: the run is INCONCLUSIVE or INVALID, as the check's consequence says. */
    @JsonAlias("INVALID")
    FAIL
}
