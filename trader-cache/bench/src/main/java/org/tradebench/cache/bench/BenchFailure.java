package org.tradebench.cache.bench;

/** The benchmarks cannot go on; the message is one line for people, which says what is wrong and where there is more. */
final class BenchFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BenchFailure(String message) {
        super(message);
    }

    BenchFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Returns the innermost cause in one line, because JMH wraps what a benchmark throws in exceptions without a message of use. */
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
