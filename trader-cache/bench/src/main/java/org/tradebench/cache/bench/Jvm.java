package org.tradebench.cache.bench;

/** Holds the JVM options of every measuring process, JMH's or a server's. */
final class Jvm {

    /**
     * Compiles in the foreground: on a busy machine, background compilation may not finish within the warm-up. Turns the subjects' own logging off, and JMH's
     * lock, because interleaved processes live at the same time.
     */
    private static final String[] OPTIONS = {
        "-Xms512m",
        "-Xmx512m",
        "-XX:+UseG1GC",
        "-XX:+AlwaysPreTouch",
        "-XX:-BackgroundCompilation",
        "-Djava.util.logging.config.file=/dev/null",
        "-Djmh.ignoreLock=true"
    };

    private Jvm() {}

    static String[] options() {
        return OPTIONS.clone();
    }
}
