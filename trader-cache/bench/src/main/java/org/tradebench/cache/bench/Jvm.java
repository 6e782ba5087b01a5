package org.tradebench.cache.bench;

/** How every process that measures runs, JMH's or a server's. */
final class Jvm {

    /** Whoever needs compiled code waits for it: on a busy machine the compiler may come too late for the warm-up. No log of the subjects' own. */
    private static final String[] OPTIONS = {
        "-Xms1g",
        "-Xmx1g",
        "-XX:+UseG1GC",
        "-XX:+AlwaysPreTouch",
        "-XX:-BackgroundCompilation",
        "-Djava.util.logging.config.file=/dev/null"
    };

    private Jvm() {}

    static String[] options() {
        return OPTIONS.clone();
    }
}
