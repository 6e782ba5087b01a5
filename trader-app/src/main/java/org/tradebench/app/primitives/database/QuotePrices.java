package org.tradebench.app.primitives.database;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.tradebench.app.primitives.common.RandomRows;
import org.tradebench.app.services.CommitProtocol;
import org.tradebench.app.services.RetryStage;
import org.tradebench.app.services.StorageException;

/** Executes the statements of the JDBC primitives. A pooled connection that the database has closed, as a new population does, is retried. */
@ApplicationScoped
public class QuotePrices {
    private static final String READ = "SELECT price FROM quote WHERE symbol = ?";

    /** Writes a new version of the row with the old values: lock, log and commit of a real update, invisible to audits and readers. */
    private static final String REWRITE = "UPDATE quote SET volume = volume WHERE symbol = ?";

    @Resource(lookup = CommitProtocol.ONE_PHASE_SOURCE)
    private DataSource dataSource;

    @Resource(lookup = CommitProtocol.TWO_PHASE_SOURCE)
    private DataSource preparing;

    @Inject
    private RetryStage guard;

    public BigDecimal read(String symbol) {
        return guard.run(() -> {
            try (Connection connection = dataSource.getConnection();
                    PreparedStatement select = connection.prepareStatement(READ)) {
                select.setString(1, symbol);
                try (ResultSet quote = select.executeQuery()) {
                    if (!quote.next()) {
                        throw RandomRows.missing("quote " + symbol);
                    }
                    return quote.getBigDecimal(1);
                }
            } catch (SQLException e) {
                throw new StorageException(e);
            }
        });
    }

    public void rewrite(String symbol) {
        guard.run(() -> {
            rewrite(dataSource, symbol);
            return null;
        });
    }

    /**
     * Rewrites in the transaction of the caller, over a connection that can prepare.
     *
     * @throws StorageException when the database refused it; the transaction is to be rolled back, and may be tried again
     */
    public void rewriteToBePrepared(String symbol) {
        rewrite(preparing, symbol);
    }

    private static void rewrite(DataSource source, String symbol) {
        try (Connection connection = source.getConnection();
                PreparedStatement update = connection.prepareStatement(REWRITE)) {
            update.setString(1, symbol);
            if (update.executeUpdate() != 1) {
                throw RandomRows.missing("quote " + symbol);
            }
        } catch (SQLException e) {
            throw new StorageException(e);
        }
    }

    public void connect() {
        guard.run(() -> {
            try {
                dataSource.getConnection().close();
                return null;
            } catch (SQLException e) {
                throw new StorageException(e);
            }
        });
    }
}
