package org.tradebench.app.revocation;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.tradebench.app.services.RetryStage;
import org.tradebench.app.services.StorageException;

/** Reads the random id of the database's population; each population and each reset makes a new one. */
@ApplicationScoped
class PopulationId {
    /** Id of a database that was never populated, in which users may register all the same. */
    private static final String NONE = "none";

    @Resource(lookup = "jdbc/TradeDataSource")
    private DataSource source;

    @Inject
    private RetryStage guard;

    /**
     * Reads the id, once more where a pooled connection was ended by a reset.
     *
     * @throws org.tradebench.app.domain.TradeException UNAVAILABLE when the database does not answer
     */
    String read() {
        return guard.run(this::query);
    }

    private String query() {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT population_id FROM population")) {
            return rows.next() ? rows.getString(1) : NONE;
        } catch (SQLException e) {
            throw new StorageException(e);
        }
    }
}
