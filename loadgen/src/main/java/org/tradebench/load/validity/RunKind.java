package org.tradebench.load.validity;

/** Distinguishes runs by the validity checks that apply to them. */
public enum RunKind {
    /** Each virtual user sends its next request after the answer to the last one. */
    CLOSED_MODEL,

    /** A closed model in slices: several systems were up at the same time and were measured alternately. */
    INTERLEAVED,
    /** Operations arrive at a rate, whether or not earlier ones have ended. */
    OPEN_MODEL,

    /** A closed model under which faults are injected: it tests recovery and measures no throughput. */
    FAULTS,

    /** A closed model of one primitive. */
    PRIMITIVES
}
