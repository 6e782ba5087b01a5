package org.tradebench.load.study;

import java.util.Arrays;
import java.util.Optional;

/** What a level or a study can set, by the word of the study file. */
public enum Setting {
    CACHING(
            "caching",
            "none, command, command-servlet or distributed-map",
            "none|command|command-servlet|distributed-map"),
    CACHE_SIZE("cache-size", "a whole number from 100 to 10000000", 100, 10_000_000),
    EVICTION("eviction", "w-tinylfu, lru or random", "w-tinylfu|lru|random"),
    CACHE_DISK("cache-disk", "true or false", "true|false"),
    MODE("mode", "direct, jpa, ejb or session-to-direct", "direct|jpa|ejb|session-to-direct"),
    ORDERS("orders", "sync, async or async-2phase", "sync|async|async-2phase"),
    CLIENTS("clients", "a whole number from 1 to 5000", 1, 5_000),
    THINK_TIME("think-time", "milliseconds from 0 to 600000", 0, 600_000),
    UPDATES("updates", "0, 2, 4, 6, 8, 10, 12 or 14", "0|2|4|6|8|10|12|14"),
    USERS("users", "a whole number from 1 to 10000000", 1, 10_000_000),
    QUOTES("quotes", "a whole number from 10 to 1000000", 10, 1_000_000),
    HEAP(
            "heap",
            "a size from 128m to 1024g, such as 512m or 2g",
            "(12[89]|1[3-9][0-9]|[2-9][0-9]{2}|[1-9][0-9]{3,5})m|[1-9][0-9]{0,2}g"),
    /** Options of the application's JVM, a space between two. */
    JVM("jvm", "options of the JVM such as -XX:+UseSerialGC", "-[^ ]+( -[^ ]+)*"),
    /** Major version of the Java that runs the application. */
    JAVA("java", "a version from 17 on, such as 25", 17, 99),
    /** Requests before the window. */
    WARMUP("warmup", "a whole number from 0 to 100000000", 0, 100_000_000),
    /** Length of the window in seconds. */
    WINDOW("window", "seconds from 1 to 86400", 1, 86_400);

    private final String word;
    private final String right;
    private final String form;
    private final long least;
    private final long most;

    Setting(String word, String right, String form) {
        this(word, right, form, 0, 0);
    }

    Setting(String word, String right, long least, long most) {
        this(word, right, null, least, most);
    }

    Setting(String word, String right, String form, long least, long most) {
        this.word = word;
        this.right = right;
        this.form = form;
        this.least = least;
        this.most = most;
    }

    /** Its key in a study file. */
    public String word() {
        return word;
    }

    /** What its value may be, for a sentence that ends in "would be right". */
    public String right() {
        return right;
    }

    /** Whether the value can be meant. */
    public boolean accepts(String value) {
        if (form != null) {
            return value.matches(form);
        }
        return value.matches("[0-9]{1,10}") && Long.parseLong(value) >= least && Long.parseLong(value) <= most;
    }

    /** Whether its values are numbers that can stand on an axis. */
    public boolean isNumber() {
        return switch (this) {
            case CACHE_SIZE, CLIENTS, THINK_TIME, UPDATES, USERS, QUOTES -> true;
            default -> false;
        };
    }

    /** The setting of a key. */
    public static Optional<Setting> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
    }

    /** All keys, for messages. */
    static String words() {
        return String.join(", ", Arrays.stream(values()).map(Setting::word).toList());
    }
}
