package org.tradebench.app.settings;

/** Selects how the pages reach the operations. */
public enum OperationAccess implements Choice {
    /** Calls in the same process. */
    STANDARD("Standard"),
    /** Sends a message to the web services. */
    WEB_SERVICES("WebServices");

    private final String label;

    OperationAccess(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
