package org.tradebench.tests.harness;

import java.nio.file.Path;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.ContainerLaunchException;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.process.ProjectLayout;

/**
 * The real PostgreSQL of a test run: the project's embedded one in the default build, a container in the full build (system property
 * {@code trader.tests.database=container}). Where Docker does not answer, the full build uses the embedded one and says so; with {@code CI=true} it fails instead,
 * so that no run silently tests something else.
 */
public final class TestDatabase implements AutoCloseable {

    private final DatabaseSettings settings;
    private final Runnable stop;

    private TestDatabase(DatabaseSettings settings, Runnable stop) {
        this.settings = settings;
        this.stop = stop;
    }

    /** @param name of the folder, where it is embedded */
    static TestDatabase start(String name) {
        if (!"container".equals(System.getProperty("trader.tests.database"))) {
            return reported(embedded(name), "embedded");
        }
        String why = "Docker does not answer";
        if (DockerClientFactory.instance().isDockerAvailable()) {
            try {
                return reported(container(), "in the container " + Images.POSTGRES);
            } catch (ContainerLaunchException failure) {
                why = "Docker answers, but "
                        + failure.getMessage().lines().findFirst().orElse("starts no container");
            }
        }
        if (RequirementCondition.isBuildServer()) {
            throw new AssertionError("CI=true and there is no container to test with: " + why
                    + ". Repair Docker, or unset CI to test against the embedded PostgreSQL.");
        }
        return reported(embedded(name), "embedded: " + why);
    }

    @SuppressWarnings("SystemOut") // The one line that a reader of the test run needs.
    private static TestDatabase reported(TestDatabase database, String which) {
        System.out.printf(
                "Tests run against PostgreSQL %s, %s%n", Rows.value(database.settings, "SHOW server_version"), which);
        return database;
    }

    private static TestDatabase container() {
        ContainerPostgres container = ContainerPostgres.start();
        return new TestDatabase(container.settings(), container::close);
    }

    private static TestDatabase embedded(String name) {
        Path target = ProjectLayout.current().base().resolve("tests/target");
        EmbeddedPostgres postgres =
                EmbeddedPostgres.start(target.resolve("database-" + name), target.resolve("postgresql"), 0);
        return new TestDatabase(postgres.settings(), postgres::close);
    }

    public DatabaseSettings settings() {
        return settings;
    }

    @Override
    public void close() {
        stop.run();
    }
}
