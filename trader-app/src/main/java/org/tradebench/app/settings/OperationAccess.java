package org.tradebench.app.settings;

/** How the pages reach the operations. */
public enum OperationAccess implements Choice {
    /** By a call in the same process. */
    STANDARD("Standard"),
    /** By a message to the web services. */
    WEB_SERVICES("WebServices");

    private final String word;

    OperationAccess(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
