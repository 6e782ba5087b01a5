package org.tradebench.load.doctor;

/**
 * Holds what one check found on the machine, and how to repair it.
 *
 * @param subject what was checked: "memory"
 * @param state how bad it is
 * @param found what is there: "23 552 MB, 21 900 MB of it available"
 * @param right what was expected, and how to get there; empty when it is so
 */
public record Diagnosis(String subject, State state, String found, String right) {
    public enum State {
        OK,
        /** It works, but something is missing or the metrics will suffer; {@link Diagnosis#right} names it. */
        NOTE,
        /** {@code ./trader run} or the build will fail. */
        PROBLEM
    }

    static Diagnosis ok(String subject, String found) {
        return new Diagnosis(subject, State.OK, found, "");
    }

    static Diagnosis note(String subject, String found, String right) {
        return new Diagnosis(subject, State.NOTE, found, right);
    }

    static Diagnosis problem(String subject, String found, String right) {
        return new Diagnosis(subject, State.PROBLEM, found, right);
    }
}
