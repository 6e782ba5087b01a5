package org.tradebench.cache.policy;

import java.nio.charset.Charset;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Keeps two different requests from having one id. An id is {@code name:component=value:component=value:encoding}; a value that itself reads like the rest of
 * an id, as one that a user types into a URL may, would otherwise be served what belongs to another. Such a value is written with {@code %3A} for the colon and
 * {@code %3D} for the equals sign. Every other value, also {@code s:0} and {@code uid:7}, stays as it is.
 */
final class IdText {
    private static final Pattern WRITTEN_COLON = Pattern.compile("%(25)*3A");

    /** Loads the names of encodings in lower case when the first value with a colon comes. */
    private static final class Encodings {
        static final Set<String> NAMES = names();

        private static Set<String> names() {
            Set<String> names = new HashSet<>();
            for (Charset charset : Charset.availableCharsets().values()) {
                names.add(charset.name().toLowerCase(Locale.ROOT));
                charset.aliases().forEach(alias -> names.add(alias.toLowerCase(Locale.ROOT)));
            }
            return names;
        }
    }

    /** Components that stand in an id without a value. */
    private final Set<String> bareComponents;

    private final boolean encodings;

    IdText(Set<String> bareComponents, boolean encodings) {
        this.bareComponents = Set.copyOf(bareComponents);
        this.encodings = encodings;
    }

    static boolean isEncoding(String name) {
        return name.equals("UTF-8") || Encodings.NAMES.contains(name.toLowerCase(Locale.ROOT));
    }

    String safe(String value) {
        boolean doubtful = value.indexOf(':') >= 0 ? readsLikeAnId(value) : false;
        if (!doubtful
                && (value.indexOf('%') < 0 || !WRITTEN_COLON.matcher(value).find())) {
            return value;
        }
        return value.replace("%", "%25").replace(":", "%3A").replace("=", "%3D");
    }

    private boolean readsLikeAnId(String value) {
        int colon = value.indexOf(':');
        if (value.indexOf('=', colon) >= 0) {
            return true;
        }
        while (colon >= 0) {
            int next = value.indexOf(':', colon + 1);
            String part = value.substring(colon + 1, next < 0 ? value.length() : next);
            if (bareComponents.contains(part) || (encodings && isEncoding(part))) {
                return true;
            }
            colon = next;
        }
        return false;
    }
}
