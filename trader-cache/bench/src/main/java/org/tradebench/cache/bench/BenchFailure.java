package org.tradebench.cache.bench;

/** Ends the benchmarks with a message of one line: what failed, and where the details are. */
final class BenchFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BenchFailure(String message) {
        super(message);
    }

    BenchFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Returns the innermost cause in one line, because JMH wraps a benchmark's exception in others with useless messages. */
    static String reason(Throwable thrown) {
        Throwable deepest = thrown;
        while (true) {
            if (deepest.getCause() != null) {
                deepest = deepest.getCause();
            } else if (deepest.getSuppressed().length > 0) {
                deepest = deepest.getSuppressed()[0];
            } else {
                String message = deepest.getMessage();
                return deepest.getClass().getSimpleName()
                        + (message == null
                                ? ""
                                : ": " + message.lines().findFirst().orElse(""));
            }
        }
    }
}
