package org.tradebench.app.primitives;

/** Groups the primitives by layer, from the outermost in. */
public enum PrimitiveGroup {
    CONTAINER("Web container"),
    ASYNCHRONOUS("Asynchronous and non-blocking"),
    PAGES("JSP"),
    VIEWS("Faces"),
    SESSIONS("HTTP sessions"),
    INJECTION("CDI"),
    VALIDATION("Bean Validation"),
    JSON("JSON"),
    DATABASE("JDBC"),
    BEANS("Session beans and persistence"),
    MESSAGES("Messages"),
    REST("REST"),
    WEBSOCKET("WebSocket");

    private final String title;

    PrimitiveGroup(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
