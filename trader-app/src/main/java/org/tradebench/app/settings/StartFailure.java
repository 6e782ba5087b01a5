package org.tradebench.app.settings;

/** Ends a server that cannot do what its settings ask: running on in another way would spoil a measurement unnoticed. */
public final class StartFailure {
    private static final int BAD_INPUT = 2;

    private StartFailure() {}

    /**
     * Ends the server, which serves this application only, with one line and a status that a supervisor sees.
     *
     * @param reason what was wrong, and what was expected
     */
    public static void halt(String reason) {
        System.err.println("The application cannot start: " + reason);
        System.err.flush();
        // Not exit: its hooks would wait for the start of this very application, with stack traces.
        Runtime.getRuntime().halt(BAD_INPUT);
    }
}
