package org.tradebench.load.cli.option;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts one of a few words that the compose files understand; rejects other values and names the valid ones. */
public abstract class OneOf implements ITypeConverter<String> {
    private final String what;
    private final List<String> words;

    public OneOf(String what, String... words) {
        this.what = what;
        this.words = List.of(words);
    }

    @Override
    public String convert(String value) {
        String word = value.strip().toLowerCase(Locale.ROOT);
        if (!words.contains(word)) {
            throw new TypeConversionException(expected(what, words, value));
        }
        return word;
    }

    static String expected(String what, List<String> words, String value) {
        int last = words.size() - 1;
        return "expected " + what + " (" + String.join(", ", words.subList(0, last)) + " or " + words.get(last)
                + "), got \"" + value + "\"";
    }

    /** Converts the size of a study. */
    public static final class StudySize extends OneOf {
        StudySize() {
            super("a size of a study", "here", "quick", "staging");
        }
    }

    /** Converts a proxy variant. */
    public static final class Proxy extends OneOf {
        Proxy() {
            super("a proxy", "caching", "balancing", "none");
        }
    }

    /** Converts the place where TLS ends. */
    public static final class Tls extends OneOf {
        Tls() {
            super("where TLS ends", "none", "proxy", "application");
        }
    }

    /** Converts a set of limits of all tiers. */
    public static final class Sizes extends OneOf {
        Sizes() {
            super("a profile of sizes", "small", "paper");
        }
    }

    /** Converts the place where sessions are kept. */
    public static final class Sessions extends OneOf {
        Sessions() {
            super("a place for sessions", "memory", "database");
        }
    }

    /** Converts the place where the rows are kept. */
    public static final class Storage extends OneOf {
        Storage() {
            super("a place for the rows", "volume", "tmpfs");
        }
    }
}
