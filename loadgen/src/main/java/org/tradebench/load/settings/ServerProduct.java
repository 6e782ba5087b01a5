package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Optional;

/** Names the Jakarta EE application servers on which the application can run. */
public enum ServerProduct {
    LIBERTY("liberty", "Open Liberty"),
    WILDFLY("wildfly", "WildFly"),
    PAYARA("payara", "Payara Server"),
    GLASSFISH("glassfish", "GlassFish");

    private final String label;
    private final String title;

    ServerProduct(String label, String title) {
        this.label = label;
        this.title = title;
    }

    /** Returns its label on the command line, in run files and in results. */
    @JsonValue
    public String label() {
        return label;
    }

    /** Returns its makers' name for it. */
    public String title() {
        return title;
    }

    /** Finds a server by its label. */
    public static Optional<ServerProduct> of(String label) {
        return Arrays.stream(values())
                .filter(product -> product.label().equals(label))
                .findFirst();
    }
}
