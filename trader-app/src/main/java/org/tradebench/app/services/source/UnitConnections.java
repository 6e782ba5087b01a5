package org.tradebench.app.services.source;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.engine.jdbc.connections.spi.ConnectionProvider;
import org.hibernate.service.UnknownUnwrapTypeException;
import org.hibernate.service.spi.Configurable;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.services.CommitProtocol;

/** Lends the persistence unit its connections: one unit, and so one set of entities in memory, over both data sources. */
public class UnitConnections implements ConnectionProvider, Configurable {
    private static final long serialVersionUID = 1;

    /** Hibernate's key of the data source for its connections, whatever named it. */
    private static final String INTERNAL_NAME = "hibernate.connection.datasource";

    /** Hibernate asks for a connection without an argument. */
    private static final ThreadLocal<CommitProtocol> CURRENT = new ThreadLocal<>();

    @SuppressWarnings("NullAway.Init") // Hibernate configures it first.
    private transient DataSource onePhase;

    private transient volatile @Nullable DataSource twoPhases;

    /** Does the work so that a transaction that takes its connection in it can be committed in this way. */
    public static <T> T with(CommitProtocol commit, Supplier<T> work) {
        if (commit == CommitProtocol.ONE_PHASE) {
            return work.get();
        }
        CURRENT.set(commit);
        try {
            return work.get();
        } finally {
            CURRENT.remove();
        }
    }

    @Override
    public void configure(Map<String, Object> settings) {
        // The unit's jta-data-source, as the container has looked it up.
        onePhase = Stream.of(AvailableSettings.JAKARTA_JTA_DATASOURCE, INTERNAL_NAME)
                .map(settings::get)
                .filter(DataSource.class::isInstance)
                .map(DataSource.class::cast)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The persistence unit has no jta-data-source"));
    }

    @Override
    public Connection getConnection() throws SQLException {
        return (CURRENT.get() == CommitProtocol.TWO_PHASE ? twoPhases() : onePhase).getConnection();
    }

    @SuppressWarnings("BanJNDI") // A name of this server, not of a request.
    private DataSource twoPhases() throws SQLException {
        DataSource found = twoPhases;
        if (found == null) {
            try {
                found = InitialContext.doLookup(CommitProtocol.TWO_PHASE_SOURCE);
            } catch (NamingException e) {
                throw new SQLException("There is no data source " + CommitProtocol.TWO_PHASE_SOURCE, e);
            }
            twoPhases = found;
        }
        return found;
    }

    @Override
    public void closeConnection(Connection connection) throws SQLException {
        connection.close();
    }

    /** Returns true: within a transaction the same connection is returned again. */
    @Override
    public boolean supportsAggressiveRelease() {
        return true;
    }

    @Override
    public boolean isUnwrappableAs(Class<?> type) {
        return type.isInstance(this) || type.isInstance(onePhase);
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        if (type.isInstance(this)) {
            return type.cast(this);
        }
        if (type.isInstance(onePhase)) {
            return type.cast(onePhase);
        }
        throw new UnknownUnwrapTypeException(type);
    }
}
