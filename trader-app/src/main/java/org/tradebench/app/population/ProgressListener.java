package org.tradebench.app.population;

/** Hears how far a long piece of work is. */
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
