package org.tradebench.tests.harness;

/** The ways in which pages call operations, with their names in the application's settings. */
public enum Access {
    STANDARD("Standard"),
    WEB_SERVICES("WebServices");

    private final String label;

    Access(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** Returns the number of messages to web services that the server's pages have sent since its start. */
    public static long messages(Browser server) {
        return Orders.counter(server, "trade_web_service_calls");
    }

    /** Names the mode in the reports of parameterised tests. */
    @Override
    public String toString() {
        return label;
    }
}
