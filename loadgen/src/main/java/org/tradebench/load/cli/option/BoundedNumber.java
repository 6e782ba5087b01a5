package org.tradebench.load.cli.option;

import java.util.Locale;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.Range;
import org.tradebench.load.settings.WarmupSettings;
import org.tradebench.load.settings.WorkloadSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts a whole number between two bounds; rejects other values and names the valid range. */
public abstract class BoundedNumber implements ITypeConverter<Integer> {
    private final String what;
    private final long least;
    private final long most;

    public BoundedNumber(String what, Range range) {
        this(what, range.least(), range.most());
    }

    public BoundedNumber(String what, long least, long most) {
        this.what = what;
        this.least = least;
        this.most = most;
    }

    @Override
    public Integer convert(String value) {
        String digits = value.strip().replace("_", "");
        if (digits.matches("[+-]?[0-9]+") && digits.length() <= 12) {
            long number = Long.parseLong(digits);
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw new TypeConversionException(String.format(
                Locale.ROOT, "expected %s, a whole number from %,d to %,d, got \"%s\"", what, least, most, value));
    }

    /** Converts a number of virtual users; each is a JMeter thread, and one JVM cannot play more than 5,000 without falling behind. */
    public static final class Clients extends BoundedNumber {
        Clients() {
            super("a number of virtual users", WorkloadSettings.VIRTUAL_USERS);
        }
    }

    /** Converts the number of JMeter processes of one run. */
    public static final class LoadGenerators extends BoundedNumber {
        LoadGenerators() {
            super("a number of load generators", 1, 64);
        }
    }

    public static final class Requests extends BoundedNumber {
        Requests() {
            super("a number of requests", WarmupSettings.REQUESTS);
        }
    }

    public static final class Users extends BoundedNumber {
        Users() {
            super("a number of users", PopulationSettings.USERS);
        }
    }

    public static final class Quotes extends BoundedNumber {
        Quotes() {
            super("a number of quotes", PopulationSettings.QUOTES);
        }
    }

    public static final class Lines extends BoundedNumber {
        Lines() {
            super("a number of lines", 0, 1_000_000);
        }
    }

    /** Converts the number of application servers of a cluster, simulated or not. */
    public static final class Nodes extends BoundedNumber {
        Nodes() {
            super("a number of nodes", 1, 64);
        }
    }

    /** Converts the number of entries of a cache; the cache library refuses fewer. */
    public static final class CacheEntries extends BoundedNumber {
        public CacheEntries() {
            super("a number of cache entries", ApplicationSettings.CACHE_ENTRIES);
        }
    }

    /** Converts the number of symbols of one quotes page. */
    public static final class Symbols extends BoundedNumber {
        Symbols() {
            super("a number of symbols", 1, 20);
        }
    }

    /** Converts a TCP port; 0 is invalid: it would choose a port that no user knows. */
    public static final class Port extends BoundedNumber {
        Port() {
            super("a port", ApplicationSettings.PORTS);
        }
    }

    /** Converts a TCP port, or 0 for any that is free. */
    public static final class AnyPort extends BoundedNumber {
        AnyPort() {
            super("a port", 0, 65_535);
        }
    }

    /** Converts a percentage of updates, one of those of table 15. */
    public static final class Updates extends BoundedNumber {
        Updates() {
            super("an update percentage", 0, 14);
        }

        @Override
        public Integer convert(String value) {
            int percentage = super.convert(value.endsWith("%") ? value.substring(0, value.length() - 1) : value);
            if (percentage % 2 != 0) {
                throw new TypeConversionException(
                        "expected an update percentage of 0, 2, 4, 6, 8, 10, 12 or 14, got \"" + value + "\"");
            }
            return percentage;
        }
    }
}
