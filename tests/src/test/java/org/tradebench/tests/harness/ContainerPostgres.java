package org.tradebench.tests.harness;

import java.util.Map;
import org.testcontainers.postgresql.PostgreSQLContainer;
import org.tradebench.load.database.DatabaseSettings;

/** PostgreSQL in a container, with the same role and rights as the embedded one gives the application. */
final class ContainerPostgres implements AutoCloseable {

    private static final String NAME = "trader";
    private static final String PASSWORD = "trader-in-a-container";
    private static final String SUPERUSER_PASSWORD = "superuser-in-a-container";

    private final PostgreSQLContainer container;

    private ContainerPostgres(PostgreSQLContainer container) {
        this.container = container;
    }

    @SuppressWarnings("resource") // Closed by close, and by Testcontainers when this process dies.
    static ContainerPostgres start() {
        PostgreSQLContainer container = new PostgreSQLContainer(Images.POSTGRES)
                .withDatabaseName("postgres")
                .withUsername("postgres")
                .withPassword(SUPERUSER_PASSWORD);
        // Settings are durable as everywhere, but the data are in memory, so that no test waits for a disk.
        container.withTmpFs(Map.of("/var/lib/postgresql/data", "rw"));
        container.setCommand(
                "postgres",
                "-c",
                "max_connections=250",
                "-c",
                "max_prepared_transactions=100",
                "-c",
                "shared_preload_libraries=pg_stat_statements",
                "-c",
                "pg_stat_statements.track_utility=on");
        container.start();
        ContainerPostgres postgres = new ContainerPostgres(container);
        postgres.prepare();
        return postgres;
    }

    private void prepare() {
        DatabaseSettings superuser = settings("postgres", "postgres", SUPERUSER_PASSWORD);
        Rows.execute(superuser, "CREATE ROLE " + NAME + " LOGIN CREATEDB PASSWORD '" + PASSWORD + "'");
        Rows.execute(superuser, "GRANT pg_monitor, pg_checkpoint TO " + NAME);
        Rows.execute(superuser, "CREATE DATABASE " + NAME + " OWNER " + NAME);
        DatabaseSettings database = settings(NAME, "postgres", SUPERUSER_PASSWORD);
        Rows.execute(database, "CREATE EXTENSION pg_stat_statements");
        Rows.execute(database, "GRANT EXECUTE ON FUNCTION pg_stat_statements_reset TO " + NAME);
    }

    DatabaseSettings settings() {
        return settings(NAME, NAME, PASSWORD);
    }

    private DatabaseSettings settings(String database, String user, String password) {
        return new DatabaseSettings(container.getHost(), container.getMappedPort(5432), database, user, password);
    }

    @Override
    public void close() {
        container.stop();
    }
}
