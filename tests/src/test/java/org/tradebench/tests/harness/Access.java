package org.tradebench.tests.harness;

/** How pages reach the operations, by the words that the application's settings use. */
public enum Access {
    STANDARD("Standard"),
    WEB_SERVICES("WebServices");

    private final String word;

    Access(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Messages to the web services that the server's pages have sent since its start. */
    public static long messages(Browser server) {
        return Orders.counter(server, "trade_web_service_calls");
    }

    /** Names the mode in the reports of parameterised tests. */
    @Override
    public String toString() {
        return word;
    }
}
