package org.tradebench.app.web.page;

/**
 * Holds what the configuration page shows of a population or reset.
 *
 * @param text how it stands, a sentence; empty when there was none
 * @param rows how far it is, in words; empty where it is not counted in rows
 * @param done rows so far
 * @param all rows of the whole work; 0 where it is not counted in rows
 */
public record JobView(String text, String rows, boolean running, boolean failed, long done, long all) {
    /** The style class of the text. */
    public String tone() {
        return failed ? "problem" : "done";
    }

    /** Seconds after which the page looks again; empty when nothing is going on. */
    public String every() {
        return running ? "1" : "";
    }
}
