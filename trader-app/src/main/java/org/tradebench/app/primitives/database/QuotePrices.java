package org.tradebench.app.primitives.database;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.source.TwoPhases;

/** The statements of the JDBC primitives. */
@ApplicationScoped
public class QuotePrices {

    private static final String READ = "SELECT price FROM quote WHERE symbol = ?";

    /** A new version of the row with the old values: lock, log and commit of a real update, and nothing that an audit or a reader could see. */
    private static final String REWRITE = "UPDATE quote SET volume = volume WHERE symbol = ?";

    @Resource(lookup = TwoPhases.ONE_PHASE_SOURCE)
    private DataSource dataSource;

    @Resource(lookup = TwoPhases.TWO_PHASE_SOURCE)
    private DataSource preparing;

    /** The price of a quote. */
    public BigDecimal read(String symbol) throws SQLException {
        try (Connection connection = dataSource.getConnection();
                PreparedStatement select = connection.prepareStatement(READ)) {
            select.setString(1, symbol);
            try (ResultSet quote = select.executeQuery()) {
                if (!quote.next()) {
                    throw RandomRows.missing("quote " + symbol);
                }
                return quote.getBigDecimal(1);
            }
        }
    }

    /** Writes the row of a quote as it is. */
    public void rewrite(String symbol) throws SQLException {
        rewrite(dataSource, symbol);
    }

    /** The same in the transaction of the caller, over a connection that can prepare. */
    public void rewriteToBePrepared(String symbol) throws SQLException {
        rewrite(preparing, symbol);
    }

    private static void rewrite(DataSource source, String symbol) throws SQLException {
        try (Connection connection = source.getConnection();
                PreparedStatement update = connection.prepareStatement(REWRITE)) {
            update.setString(1, symbol);
            if (update.executeUpdate() != 1) {
                throw RandomRows.missing("quote " + symbol);
            }
        }
    }

    /** Takes a connection from the pool and gives it back. */
    public void connect() throws SQLException {
        dataSource.getConnection().close();
    }
}
