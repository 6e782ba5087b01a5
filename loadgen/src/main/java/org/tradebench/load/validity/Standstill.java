package org.tradebench.load.validity;

/**
 * Describes seconds of a measurement interval in which nothing was completed, or far less than usual, although there was load.
 *
 * @param from first second, in whole seconds since the measurement interval opened
 * @param to end of the last one
 * @param completed requests that were answered correctly in these seconds
 * @param errors requests that were answered wrongly
 * @param usual requests per second that were answered correctly in other seconds
 */
record Standstill(int from, int to, long completed, long errors, double usual) {
    int seconds() {
        return to - from;
    }

    /** Returns what happened, when and for how long. */
    String text() {
        String what = completed > 0
                ? CheckResult.text("throughput fell to %,.1f %% of its median", 100 * completed / (usual * seconds()))
                : errors > 0 ? "no request was answered correctly" : "no request completed";
        return CheckResult.text("%s from %,d s to %,d s (%,d s)", what, from, to, seconds());
    }
}
