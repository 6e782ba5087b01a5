package org.tradebench.load.comparison;

/** What a comparison varies. */
public enum Factor {
    /** The way to cache. */
    CACHING("Caching compared", "caching", "throughput in the paper"),
    /** The number of application servers, each with the same CPU. */
    APPLICATIONS("Application servers compared", "the number of servers", "linear");

    private final String heading;
    private final String what;
    private final String expectation;

    Factor(String heading, String what, String expectation) {
        this.heading = heading;
        this.what = what;
        this.expectation = expectation;
    }

    /** How a report begins. */
    public String heading() {
        return heading;
    }

    /** In a sentence. */
    public String what() {
        return what;
    }

    /** The heading of the column with what somebody expects of the throughput. */
    public String expectation() {
        return expectation;
    }
}
