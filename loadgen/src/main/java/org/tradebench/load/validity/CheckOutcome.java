package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;

/** Lists the outcomes of a validity check. The aliases read results of schema version 1. */
public enum CheckOutcome {
    /** The check does not apply to this run; the explanation gives the reason. */
    @JsonAlias("NOT_JUDGED")
    NOT_APPLICABLE,

    /** The value is within the limit. */
    @JsonAlias("OK")
    PASS,

    /** The value is doubtful, or could not be determined; metrics may be quoted together with the warning. */
    @JsonAlias("WARNING")
    WARN,

    /** The limit is exceeded: the run is INCONCLUSIVE or INVALID, according to the check's consequence. */
    @JsonAlias("INVALID")
    FAIL
}
