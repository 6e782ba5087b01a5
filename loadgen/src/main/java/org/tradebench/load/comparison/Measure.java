package org.tradebench.load.comparison;

/** What is compared. */
public enum Measure {
    THROUGHPUT("throughput", "operations/s", 0),
    APPLICATION_CPU("application CPU/operation", "µs", 0),
    DATABASE_CPU("database CPU/operation", "µs", 0),
    STATEMENTS("statements/operation", "", 2);

    private final String title;
    private final String unit;
    private final int decimals;

    Measure(String title, String unit, int decimals) {
        this.title = title;
        this.unit = unit;
        this.decimals = decimals;
    }

    /** The heading of its column. */
    public String title() {
        return title;
    }

    /** Empty for a number without one. */
    public String unit() {
        return unit;
    }

    /** That mean something. */
    public int decimals() {
        return decimals;
    }

    /** Null when it is not available. */
    Double of(Figures figures) {
        return switch (this) {
            case THROUGHPUT -> Double.valueOf(figures.operationsPerSecond());
            case APPLICATION_CPU -> figures.applicationMicros();
            case DATABASE_CPU -> figures.databaseMicros();
            case STATEMENTS -> figures.statements();
        };
    }
}
