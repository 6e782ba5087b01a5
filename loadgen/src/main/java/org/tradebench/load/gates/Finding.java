package org.tradebench.load.gates;

/** What a gate finds. */
public enum Finding {
    /** The gate does not apply to this run, and says why; weighs nothing. */
    NOT_JUDGED,
    /** Within the limit. */
    OK,
    /** The figures may be used by somebody who has read why this was said. */
    WARNING,
    /** The run's figures must not be used. */
    INVALID;

    /** The graver of two. */
    public Finding or(Finding other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
