package org.tradebench.load.console;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/**
 * Phases and their progress. On a terminal each phase is one line that is redrawn; elsewhere (a file, a pipe, CI) its start and its end are
 * a line each, and long phases tell every ten seconds how far they are.
 */
public final class Display {
    private static final int BAR = 24;
    private static final int COLUMNS = 100;
    private static final Duration REDRAW = Duration.ofMillis(100);
    private static final Duration PLAIN_PACE = Duration.ofSeconds(10);

    private final PrintStream out;
    private final boolean terminal;
    private String phase;
    private long phaseStart;
    private long lastDrawn;

    /**
     * A display.
     *
     * @param terminal whether the stream is one, so that a line can be drawn over
     */
    public Display(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /** Writes to standard error, so that standard output keeps what a program may read. The start script tells whether it is a terminal. */
    public static Display standard() {
        return new Display(System.err, Boolean.getBoolean("trader.terminal"));
    }

    /** A phase begins; the one before it has ended. */
    public synchronized void begin(String what) {
        phase = what;
        phaseStart = System.nanoTime();
        lastDrawn = phaseStart;
        if (terminal) {
            draw("");
        } else {
            line(what + " ...");
        }
    }

    /**
     * How far the phase is.
     *
     * @param all 0 when nobody knows
     * @param detail what else is worth seeing, short
     */
    public synchronized void progress(long done, long all, String detail) {
        long now = System.nanoTime();
        Duration pace = terminal ? REDRAW : PLAIN_PACE;
        if (phase == null || now - lastDrawn < pace.toNanos()) {
            return;
        }
        lastDrawn = now;
        String share = all <= 0 ? "" : String.format(Locale.ROOT, "%3d %%  ", 100 * Math.min(done, all) / all);
        if (terminal) {
            draw(bar(done, all) + share + detail);
        } else {
            line(phase + ": " + share + detail);
        }
    }

    /** The phase is over. */
    public synchronized void end(String outcome) {
        String time = String.format(Locale.ROOT, "%.1f s", (System.nanoTime() - phaseStart) / 1e9);
        String text = String.format("%-12s %s (%s)", phase, outcome, time);
        if (terminal) {
            out.print("\r\u001b[2K");
        }
        line(text);
        phase = null;
    }

    /** Says something that is no progress; a phase under way goes on below it. */
    public synchronized void say(String text) {
        if (terminal && phase != null) {
            out.print("\r\u001b[2K");
        }
        line(text);
    }

    private void draw(String rest) {
        String text = String.format("%-12s %s", phase, rest);
        out.print("\r\u001b[2K" + text.substring(0, Math.min(text.length(), COLUMNS)));
        out.flush();
    }

    private void line(String text) {
        out.println(text);
        out.flush();
    }

    private static String bar(long done, long all) {
        if (all <= 0) {
            return "";
        }
        int full = (int) (BAR * Math.min(done, all) / all);
        return "[" + "#".repeat(full) + "-".repeat(BAR - full) + "] ";
    }
}
