package org.tradebench.app.input;

import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/** Checks what every text of a request must satisfy, whatever its meaning: length, no control characters, valid UTF-8. */
public final class TextInput {
    private TextInput() {}

    /**
     * Returns the text without leading and trailing blanks.
     *
     * @param name the parameter's, for the message
     * @param maxLength in UTF-16 units, the column's length
     * @throws TradeException BAD_INPUT when it is missing, blank, too long, or has characters that are no text
     */
    public static String required(String name, @Nullable String text, int maxLength) {
        if (text == null) {
            throw TradeException.badInput("The parameter '" + name + "' is missing.");
        }
        return checked(name, text, maxLength);
    }

    private static String checked(String name, String text, int maxLength) {
        if (text.length() > maxLength) {
            throw TradeException.badInput("The parameter '%s' has %d characters; it may have at most %d."
                    .formatted(name, text.length(), maxLength));
        }
        rejectInvalidCharacters(name, text);
        String stripped = text.strip();
        if (stripped.isEmpty()) {
            throw TradeException.badInput("The parameter '" + name + "' is empty.");
        }
        return stripped;
    }

    /** Checks a secret as {@link #required} does a text, except that blanks at the ends belong to it. */
    public static String secret(String name, @Nullable String text, int maxLength) {
        String given = text == null ? "" : text;
        checked(name, given, maxLength);
        return given;
    }

    /** Checks a secret that may be missing, as {@link #secret} does; an empty one counts as missing. */
    public static @Nullable String optionalSecret(String name, @Nullable String text, int maxLength) {
        return text == null || text.isEmpty() ? null : secret(name, text, maxLength);
    }

    private static void rejectInvalidCharacters(String name, String text) {
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            // U+FFFD is what the server puts in the place of bytes that are not UTF-8; the two after it are no
            // characters, and XML has none for them.
            if (Character.isISOControl(character) || character >= '\uFFFD' || isLoneSurrogate(text, i)) {
                throw TradeException.badInput(
                        "The parameter '%s' has a control character or bytes that are not UTF-8 at position %d."
                                .formatted(name, i + 1));
            }
        }
    }

    private static boolean isLoneSurrogate(String text, int i) {
        char character = text.charAt(i);
        if (Character.isHighSurrogate(character)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(character) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
