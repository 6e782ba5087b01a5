package org.tradebench.load.console;

import java.util.Map;

/**
 * Describes the output streams of this process: terminal or file, width, color. The start script determines it and passes it by system properties, because Java
 * cannot distinguish the two streams.
 *
 * @param redraws whether a line of standard error can be drawn over
 * @param colours whether what is written may have colours
 * @param columns of the terminal
 */
public record Screen(boolean redraws, boolean colours, int columns) {
    /** System property: whether progress is left out. */
    public static final String QUIET = "trader.quiet";

    private static final int USUAL_COLUMNS = 80;

    public static Screen standard() {
        return of(
                Boolean.getBoolean("trader.terminal"),
                Boolean.getBoolean("trader.terminal.out"),
                Integer.getInteger("trader.columns", USUAL_COLUMNS),
                System.getenv());
    }

    /** Describes the streams. Both have one colour scheme: a file that takes one of them must not contain what only a terminal understands. */
    static Screen of(boolean err, boolean out, int columns, Map<String, String> environment) {
        boolean dumb = "dumb".equals(environment.get("TERM"));
        boolean noColour = !environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Screen(err && !dumb, err && out && !dumb && !noColour, columns < 20 ? USUAL_COLUMNS : columns);
    }
}
