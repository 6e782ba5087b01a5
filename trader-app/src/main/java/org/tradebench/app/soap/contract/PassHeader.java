package org.tradebench.app.soap.contract;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the pass by which servers of this application trust each other: the HTTP header {@code Authorization} with a scheme of its own.
 */
public final class PassHeader {
    public static final String NAME = "Authorization";
    private static final String SCHEME = "TraderPass";

    private PassHeader() {}

    public static String value(String pass) {
        return SCHEME + " " + pass;
    }

    /**
     * Returns the pass that a message came with, unchecked, maybe empty.
     *
     * @param headers the value of a header by its name
     */
    public static Optional<String> in(Function<String, @Nullable String> headers) {
        return Optional.ofNullable(headers.apply(NAME))
                .filter(value -> value.split("\\s", 2)[0].equalsIgnoreCase(SCHEME))
                .map(value -> value.substring(SCHEME.length()).strip());
    }
}
