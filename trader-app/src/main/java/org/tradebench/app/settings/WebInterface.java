package org.tradebench.app.settings;

/** Selects what draws the pages of the brokerage. */
public enum WebInterface implements Choice {
    /** JSPs, of text only. */
    JSP("JSP"),
    /** The same JSPs with pictures, each of which is a further request. */
    JSP_IMAGES("JSP-Images"),
    /** The views of Jakarta Faces, which lead to each other. */
    FACES("Faces");

    private final String label;

    WebInterface(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
