package org.tradebench.load.process;

import java.nio.file.Path;
import java.util.Map;

/**
 * Locates the folder in which commands keep data: the embedded database, its programs, results.
 *
 * @param folder absolute
 */
public record TraderHome(Path folder) {

    /** Environment variable that names the folder; default is {@code target/trader} in the project. */
    public static final String VARIABLE = "TRADER_HOME";

    public TraderHome {
        folder = folder.toAbsolutePath().normalize();
    }

    public static TraderHome current() {
        return of(System.getenv());
    }

    static TraderHome of(Map<String, String> environment) {
        String named = environment.getOrDefault(VARIABLE, "");
        return new TraderHome(named.isBlank() ? ProjectLayout.current().defaultHome() : Path.of(named.trim()));
    }

    public Path database() {
        return folder.resolve("database");
    }

    /**
     * Returns the folder of one of several databases that are up at the same time.
     *
     * @param number from 1
     */
    public Path database(int number) {
        return folder.resolve("database-" + number);
    }

    /** Returns where PostgreSQL's programs are unpacked; versions lie side by side. */
    public Path postgresPrograms() {
        return folder.resolve("postgresql");
    }

    /** Returns the folder of the work areas that application servers leave behind, with which later servers start faster. */
    public Path workAreas() {
        return folder.resolve("work-areas");
    }

    /** Returns the parent of the result folders. */
    public Path results() {
        return folder.resolve("results");
    }
}
