package org.tradebench.app.web.page;

import org.jspecify.annotations.Nullable;

/** Escapes text for HTML content and quoted attribute values. */
public final class Html {
    private Html() {}

    /**
     * Returns the text with {@code & < > " '} as character references; the same string when it has none of them, which is the usual case and costs one pass
     * without garbage.
     *
     * @param text null becomes the empty string
     */
    public static String escape(@Nullable String text) {
        if (text == null) {
            return "";
        }
        for (int i = 0; i < text.length(); i++) {
            if (reference(text.charAt(i)) != null) {
                return escapeFrom(text, i);
            }
        }
        return text;
    }

    private static String escapeFrom(String text, int first) {
        StringBuilder escaped = new StringBuilder(text.length() + 16).append(text, 0, first);
        for (int i = first; i < text.length(); i++) {
            String reference = reference(text.charAt(i));
            if (reference == null) {
                escaped.append(text.charAt(i));
            } else {
                escaped.append(reference);
            }
        }
        return escaped.toString();
    }

    private static @Nullable String reference(char character) {
        // All five are below '?': one comparison decides for nearly every character.
        if (character > '>') {
            return null;
        }
        return switch (character) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            case '\'' -> "&#39;";
            default -> null;
        };
    }
}
