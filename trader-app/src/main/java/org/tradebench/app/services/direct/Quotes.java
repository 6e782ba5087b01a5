package org.tradebench.app.services.direct;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Quote;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.services.PriceMove;

/** Reads, creates and moves quotes. */
final class Quotes {
    /** In the order of {@link #read}. */
    static final String COLUMNS = "symbol, company_name, volume, price, open_price, low_price, high_price, change";

    private static final String FIND = "SELECT " + COLUMNS + " FROM quote WHERE symbol = ?";
    private static final String FIND_SOME = "SELECT " + COLUMNS + " FROM quote WHERE symbol = ANY (?)";
    private static final String FIND_ALL = "SELECT " + COLUMNS + " FROM quote ORDER BY symbol";

    private static final String CREATE = """
            INSERT INTO quote (symbol, company_name, volume, price, open_price, low_price, high_price, change)
            SELECT ?, ?, 0, given.price, given.price, given.price, given.price, 0
            FROM (SELECT ?::numeric(14, 2) AS price) AS given
            ON CONFLICT DO NOTHING
            RETURNING\s""" + COLUMNS;

    private static final String MOVE = PriceMove.BY_HAND + "SELECT " + COLUMNS + " FROM moved";

    private Quotes() {}

    static Quote find(Connection connection, String symbol) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setString(1, symbol);
            return found(ResultRows.one(statement, Quotes::read), symbol);
        }
    }

    static List<Quote> find(Connection connection, Collection<String> symbols) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND_SOME)) {
            statement.setObject(1, symbols.toArray(String[]::new));
            Map<String, Quote> found = new HashMap<>(2 * symbols.size());
            for (Quote quote : ResultRows.all(statement, Quotes::read)) {
                found.put(quote.symbol(), quote);
            }
            return symbols.stream().map(found::get).filter(Objects::nonNull).toList();
        }
    }

    static List<Quote> findAll(Connection connection) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND_ALL)) {
            return ResultRows.all(statement, Quotes::read);
        }
    }

    static Quote create(Connection connection, String symbol, String companyName, BigDecimal price)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(CREATE)) {
            statement.setString(1, symbol);
            statement.setString(2, companyName);
            statement.setBigDecimal(3, price);
            Quote quote = ResultRows.one(statement, Quotes::read);
            if (quote == null) {
                throw Refusals.symbolTaken();
            }
            return quote;
        }
    }

    static Quote move(Connection connection, String symbol, BigDecimal factor, long sharesTraded) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(MOVE)) {
            statement.setBigDecimal(1, factor);
            statement.setLong(2, sharesTraded);
            statement.setString(3, symbol);
            return found(ResultRows.one(statement, Quotes::read), symbol);
        }
    }

    static Quote read(ResultSet row) throws SQLException {
        return read(row, 1);
    }

    /** Reads the quote whose columns start at {@code first}. */
    static Quote read(ResultSet row, int first) throws SQLException {
        return new Quote(
                row.getString(first),
                row.getString(first + 1),
                row.getLong(first + 2),
                row.getBigDecimal(first + 3),
                row.getBigDecimal(first + 4),
                row.getBigDecimal(first + 5),
                row.getBigDecimal(first + 6),
                row.getBigDecimal(first + 7));
    }

    private static Quote found(@Nullable Quote quote, String symbol) {
        if (quote == null) {
            throw Refusals.noQuote(symbol);
        }
        return quote;
    }
}
