package org.tradebench.app.population;

/** Counts rows for a listener, and notices when the work is to be given up. */
final class PopulationProgress {
    private final ProgressListener listener;
    private final long all;
    private String what = "";
    private long done;

    PopulationProgress(ProgressListener listener, long all) {
        this.listener = listener;
        this.all = all;
    }

    void begin(String newWhat) throws InterruptedException {
        what = newWhat;
        add(0);
    }

    /** @throws InterruptedException when the work is not wanted any more */
    void add(int rows) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException("The population was cancelled");
        }
        done += rows;
        listener.progress(done, all, what);
    }
}
