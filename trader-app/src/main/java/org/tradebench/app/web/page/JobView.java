package org.tradebench.app.web.page;

/**
 * Holds what the configuration page shows of a population or reset.
 *
 * @param text its state, a sentence; empty when there was none
 * @param rows its progress in words; empty where it is not counted in rows
 * @param all rows of the whole work; 0 where it is not counted in rows
 */
public record JobView(String text, String rows, boolean running, boolean failed, long done, long all) {
    public String tone() {
        return failed ? "problem" : "done";
    }

    /** Returns the seconds after which the page reloads; empty when no work is under way. */
    public String every() {
        return running ? "1" : "";
    }
}
