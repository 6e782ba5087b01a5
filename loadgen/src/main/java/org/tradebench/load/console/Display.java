package org.tradebench.load.console;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows phases and their progress. On a terminal each phase is one line that is redrawn, with a bar and the time that is left; elsewhere (a file, a pipe, CI)
 * its start and its end are a line each, and long phases report their progress every ten seconds.
 */
public final class Display {
    private static final Duration REDRAW = Duration.ofMillis(100);
    private static final Duration TICK = Duration.ofSeconds(1);
    private static final Duration PLAIN_PACE = Duration.ofSeconds(10);
    private static final String CLEAR = "\r\u001b[2K";

    /** The display that draws on standard error. */
    private static final AtomicReference<@Nullable Display> STANDING = new AtomicReference<>();

    private final PrintStream out;
    private final Screen screen;
    private final LongSupplier clock;
    private final boolean quiet;
    private final String prefix;
    private @Nullable String phase;
    private long phaseStart;
    private long lastDrawn;
    private Progress progress = Progress.UNKNOWN;
    private @Nullable Course course;

    /**
     * Creates a display.
     *
     * @param clock nanoseconds
     */
    Display(PrintStream out, Screen screen, LongSupplier clock) {
        this(out, screen, clock, false);
    }

    /**
     * Creates a display that may leave progress out.
     *
     * @param quiet whether neither phases nor their progress are shown, only the messages of {@link #print}
     */
    Display(PrintStream out, Screen screen, LongSupplier clock, boolean quiet) {
        this(out, screen, clock, quiet, "");
    }

    private Display(PrintStream out, Screen screen, LongSupplier clock, boolean quiet, String prefix) {
        this.out = out;
        this.screen = quiet ? new Screen(false, screen.colours(), screen.columns()) : screen;
        this.clock = clock;
        this.quiet = quiet;
        this.prefix = prefix;
    }

    /** Returns a display for one of several simultaneous activities: its lines begin with the name, and none is redrawn. */
    public Display of(String name) {
        return new Display(out, new Screen(false, screen.colours(), screen.columns()), clock, quiet, name + ": ");
    }

    /** Writes to standard error, so that standard output keeps what a program may read. */
    public static Display standard() {
        Display display =
                new Display(System.err, Screen.standard(), System::nanoTime, Boolean.getBoolean(Screen.QUIET));
        if (display.screen.redraws()) {
            display.tick();
        }
        STANDING.set(display);
        return display;
    }

    /** Ends the display when the command fails: the progress drawn so far stays, and the message of the failure begins on a new line. */
    public static void leave() {
        Display standing = STANDING.getAndSet(null);
        if (standing != null) {
            standing.abandon();
        }
    }

    /** Redraws the line, so that a phase without progress, such as a server's start, still shows that time passes. */
    private void tick() {
        new Timer("display", true)
                .schedule(
                        new TimerTask() {
                            @Override
                            public void run() {
                                redraw();
                            }
                        },
                        TICK.toMillis(),
                        TICK.toMillis());
    }

    /** Begins a phase, which ends the one before it. */
    public synchronized void begin(String what) {
        phase = what;
        phaseStart = clock.getAsLong();
        lastDrawn = phaseStart;
        progress = Progress.UNKNOWN;
        if (screen.redraws()) {
            draw();
        } else if (!quiet) {
            line(what + " ...");
        }
    }

    /**
     * Begins one of several trials, each of which has phases. Only a terminal shows it: elsewhere each trial has a line of its own anyway.
     *
     * @param number from 1
     */
    public synchronized void trial(long number, long all) {
        double now = clock.getAsLong() / 1e9;
        if (course == null) {
            course = new Course(now);
        }
        course.trial(number, all, now);
    }

    /**
     * Shows the progress of the phase.
     *
     * @param all 0 when unknown
     * @param detail what else is worth seeing, short
     */
    public synchronized void progress(long done, long all, String detail) {
        progress = new Progress(done, all, detail);
        long now = clock.getAsLong();
        Duration pace = screen.redraws() ? REDRAW : PLAIN_PACE;
        if (quiet || phase == null || now - lastDrawn < pace.toNanos()) {
            return;
        }
        lastDrawn = now;
        if (screen.redraws()) {
            draw();
        } else {
            line(phase + ": " + progress.plain());
        }
    }

    public synchronized void end(String outcome) {
        String time = String.format(Locale.ROOT, "%.1f s", seconds());
        clear();
        if (!quiet) {
            line(String.format("%-12s %s (%s)", phase, outcome, time));
        }
        phase = null;
    }

    /** Prints a message; the line of a running phase continues below it. */
    public synchronized void print(String text) {
        clear();
        line(text);
    }

    synchronized void redraw() {
        if (screen.redraws() && phase != null) {
            draw();
        }
    }

    synchronized void abandon() {
        if (screen.redraws() && phase != null) {
            out.println();
        }
        phase = null;
    }

    private double seconds() {
        return (clock.getAsLong() - phaseStart) / 1e9;
    }

    private void clear() {
        if (screen.redraws() && phase != null) {
            out.print(CLEAR);
        }
    }

    private void draw() {
        String where = course == null ? "" : course.position(clock.getAsLong() / 1e9) + "  ";
        String text = String.format("%s%-12s %s", where, phase, progress.drawn(seconds()));
        // One column less: some terminals wrap when the last column is full.
        out.print(CLEAR + text.substring(0, Math.min(text.length(), screen.columns() - 1)));
        out.flush();
    }

    private void line(String text) {
        out.println(prefix + text);
        out.flush();
    }
}
