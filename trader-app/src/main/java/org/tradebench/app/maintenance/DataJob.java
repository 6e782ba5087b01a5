package org.tradebench.app.maintenance;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reports the progress of a population or a reset.
 *
 * @param name what is being done, in a few words
 * @param done rows so far, 0 to {@code all}
 * @param all rows of the whole work; 0 where it is not counted in rows
 * @param step what is being done at this moment
 * @param ended null while it runs
 * @param failure why it failed; null when it did not
 */
public record DataJob(
        String name,
        Instant started,
        long done,
        long all,
        String step,
        @Nullable Instant ended,
        @Nullable String failure) {
    static DataJob begun(String name) {
        return new DataJob(name, Instant.now(), 0, 0, "waiting for running requests", null, null);
    }

    DataJob at(long rowsDone, long rowsAll, String nextStep) {
        return new DataJob(name, started, rowsDone, rowsAll, nextStep, null, null);
    }

    DataJob ended(@Nullable String why) {
        return new DataJob(name, started, done, all, step, Instant.now(), why);
    }

    public boolean running() {
        return ended == null;
    }
}
