package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Optional;

/** Names the Jakarta EE application servers on which the application can run. */
public enum ServerProduct {
    LIBERTY("liberty", "Open Liberty"),
    WILDFLY("wildfly", "WildFly"),
    PAYARA("payara", "Payara Server");

    private final String word;
    private final String title;

    ServerProduct(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** Returns the word of command line, run files and results. */
    @JsonValue
    public String word() {
        return word;
    }

    /** Returns its makers' name for it. */
    public String title() {
        return title;
    }

    /** Finds a server by its word. */
    public static Optional<ServerProduct> of(String word) {
        return Arrays.stream(values())
                .filter(product -> product.word().equals(word))
                .findFirst();
    }
}
