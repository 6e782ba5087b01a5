package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * Sizes the rows that the database is populated with.
 *
 * @param users {@code uid:0} to {@code uid:<users - 1>}
 * @param quotes {@code s:0} to {@code s:<quotes - 1>}
 */
public record PopulationSettings(int users, int quotes) {
    public static final Range USERS = new Range(1, 10_000_000);
    public static final Range QUOTES = new Range(10, 1_000_000);

    /** 2,000 users and 1,000 quotes. */
    public static final PopulationSettings STANDARD = new PopulationSettings(2_000, 1_000);

    public PopulationSettings {
        USERS.check("population.users", users);
        QUOTES.check("population.quotes", quotes);
    }

    @JsonCreator
    static PopulationSettings of(
            @JsonProperty("users") @Nullable Integer users, @JsonProperty("quotes") @Nullable Integer quotes) {
        return new PopulationSettings(
                users == null ? STANDARD.users : users, quotes == null ? STANDARD.quotes : quotes);
    }
}
