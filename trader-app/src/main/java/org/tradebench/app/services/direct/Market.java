package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.Quote;

/** Reads the market summary by one statement, thus one state of the market. */
final class Market {
    /** Returns the sums in the first row, in columns of a quote; the others are gainers and losers. */
    private static final String SUMMARY = """
            SELECT 0 AS part, '' AS symbol, '' AS company_name, coalesce(sum(volume), 0)::bigint AS volume,
                coalesce(round(avg(price), 2), 0.00) AS price, coalesce(round(avg(open_price), 2), 0.00) AS open_price,
                0.00 AS low_price, 0.00 AS high_price, 0.00 AS change
            FROM quote
            UNION ALL
            (SELECT 1, q.* FROM (SELECT COLUMNS FROM quote) AS q ORDER BY q.change DESC, q.symbol LIMIT 5)
            UNION ALL
            (SELECT 2, q.* FROM (SELECT COLUMNS FROM quote) AS q ORDER BY q.change, q.symbol LIMIT 5)""".replace("COLUMNS", Quotes.COLUMNS);

    private static final int GAINERS = 1;
    private static final int LOSERS = 2;
    private static final Comparator<Quote> BY_CHANGE = Comparator.comparing(Quote::change);
    private static final Comparator<Quote> BY_SYMBOL = Comparator.comparing(Quote::symbol);

    private Market() {}

    static MarketSummary summary(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(SUMMARY);
                ResultSet rows = statement.executeQuery()) {
            @Nullable Quote sums = null;
            List<Quote> gainers = new ArrayList<>();
            List<Quote> losers = new ArrayList<>();
            while (rows.next()) {
                Quote quote = Quotes.read(rows, 2);
                switch (rows.getInt(1)) {
                    case GAINERS -> gainers.add(quote);
                    case LOSERS -> losers.add(quote);
                    default -> sums = quote;
                }
            }
            Objects.requireNonNull(sums, "a sum has a row");
            // SQL gives the parts of a union no order.
            gainers.sort(BY_CHANGE.reversed().thenComparing(BY_SYMBOL));
            losers.sort(BY_CHANGE.thenComparing(BY_SYMBOL));
            return new MarketSummary(sums.price(), sums.open(), sums.volume(), gainers, losers, Instant.now());
        }
    }
}
