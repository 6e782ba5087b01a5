package org.tradebench.load.validity;

import com.fasterxml.jackson.annotation.JsonAlias;

/** States whether the metrics of a run may be used. The aliases read results of schema version 1. */
public enum Validity {
    /** No check failed; metrics may be quoted, with the warnings where there are any. */
    @JsonAlias({"NOT_JUDGED", "OK", "WARNING"})
    VALID,

    /** The system under test was not in a steady state: the run shows neither a level nor a defect, and its metrics may not be quoted. */
    INCONCLUSIVE,

    /** A check failed that puts the measurement itself, or the application's correctness, in question. */
    INVALID
}
