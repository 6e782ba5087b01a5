package org.tradebench.app.population;

/** Receives the progress of a population or reset. */
@FunctionalInterface
public interface ProgressListener {
    ProgressListener NONE = (done, all, what) -> {};

    /**
     * @param done rows written so far, 0 to {@code all}
     * @param all rows of the whole population; 0 where the work is not counted in rows
     * @param what is being done, in a few words
     */
    void progress(long done, long all, String what);
}
