package org.tradebench.load.capacity;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Lists how a search for the largest arrival rate can end. Only the first two are results about the system. */
public enum SearchEnd {
    /** A rate met the limit in all confirmations, and one slightly above it missed the limit. */
    FOUND,

    /** Every rate that was tried missed the limit, down to a hundredth of the closed model's throughput. */
    NEVER_MET,

    /** Beyond the largest rate that met the limit, the load generator could not offer a rate, or had too few virtual users. */
    LOAD_GENERATOR_LIMITED,

    /** Three trials in a row at one rate failed a validity check. */
    UNUSABLE_TRIALS,

    /** The number of trials reached its limit. */
    TOO_MANY_TRIALS,

    /** A consistency check failed. */
    INCONSISTENT,

    /** The closed model, from which the rates to try follow, completed nothing, or its data were wrong. */
    NO_THROUGHPUT;

    /** Returns its label in results. */
    @JsonValue
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns whether something may be concluded from the search. */
    public boolean conclusive() {
        return this == FOUND || this == NEVER_MET;
    }
}
