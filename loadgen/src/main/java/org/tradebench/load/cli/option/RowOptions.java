package org.tradebench.load.cli.option;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.settings.PopulationSettings;
import org.tradebench.load.settings.WorkloadSettings;
import picocli.CommandLine.Option;

/** Defines the options with the rows of a populated database. */
public final class RowOptions {
    @Option(
            names = "--users",
            paramLabel = "N",
            converter = BoundedNumber.Users.class,
            description = "Users uid:0 to uid:N-1 with the password xxx (default: 2000).")
    private @Nullable Integer users;

    @Option(
            names = "--quotes",
            paramLabel = "N",
            converter = BoundedNumber.Quotes.class,
            description = "Quotes s:0 to s:N-1 (default: 1000).")
    private @Nullable Integer quotes;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = Converters.Seed.class,
            description =
                    "Seed of the rows and the load, for repeatable runs (default: " + WorkloadSettings.SEED + ").")
    private @Nullable Long seed;

    public int users() {
        return population().users();
    }

    public int quotes() {
        return population().quotes();
    }

    public long seed() {
        return seed(WorkloadSettings.SEED);
    }

    public long seed(long unlessGiven) {
        return seed == null ? unlessGiven : seed;
    }

    public PopulationSettings population() {
        return over(PopulationSettings.STANDARD);
    }

    public PopulationSettings over(PopulationSettings base) {
        return new PopulationSettings(users == null ? base.users() : users, quotes == null ? base.quotes() : quotes);
    }

    /** Returns the start settings of an application that may populate its database itself: of the options that were given only. */
    public Map<String, String> settings() {
        Map<String, String> settings = new HashMap<>();
        put(settings, "MAX_USERS", users);
        put(settings, "MAX_QUOTES", quotes);
        put(settings, "TRADER_PRICE_SEED", seed);
        return settings;
    }

    private static void put(Map<String, String> settings, String name, @Nullable Number given) {
        if (given != null) {
            settings.put(name, given.toString());
        }
    }
}
