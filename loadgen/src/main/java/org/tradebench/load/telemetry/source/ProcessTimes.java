package org.tradebench.load.telemetry.source;

import java.util.Optional;

/**
 * Holds the state of one process or thread from {@code /proc/<pid>/stat} (proc(5)), with times in clock ticks.
 *
 * @param childTicks user and system time of children that have ended and were waited for
 */
public record ProcessTimes(long pid, String name, long parent, long userTicks, long systemTicks, long childTicks) {
    /** Indexes of fields after the name, counted from the state as 0. */
    private static final int PARENT = 1;

    private static final int USER = 11;
    private static final int SYSTEM = 12;
    private static final int CHILD_USER = 13;
    private static final int CHILD_SYSTEM = 14;

    /** Reads the one line of the file; empty for a text of another form. The name may itself hold spaces and parentheses. */
    public static Optional<ProcessTimes> parse(String line) {
        int open = line.indexOf('(');
        int close = line.lastIndexOf(')');
        if (open < 1 || close < open) {
            return Optional.empty();
        }
        String[] fields = line.substring(close + 1).strip().split(" ", -1);
        if (fields.length <= CHILD_SYSTEM) {
            return Optional.empty();
        }
        try {
            return Optional.of(new ProcessTimes(
                    Long.parseLong(line.substring(0, open).strip()),
                    line.substring(open + 1, close),
                    Long.parseLong(fields[PARENT]),
                    Long.parseLong(fields[USER]),
                    Long.parseLong(fields[SYSTEM]),
                    Long.parseLong(fields[CHILD_USER]) + Long.parseLong(fields[CHILD_SYSTEM])));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public long ticks() {
        return userTicks + systemTicks;
    }
}
