package org.tradebench.load.sut;

import java.util.Locale;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.server.PopulationProgram;
import org.tradebench.load.settings.RunSettings;

/** The rows that a run starts from: the same ones for the same users, quotes and seed. */
public final class Rows {
    private Rows() {}

    /** Goes back to the populated rows when they are the ones asked for, else populates. */
    public static void restore(DatabaseSettings database, RunSettings settings, Display display) {
        restore(
                database,
                settings.population().users(),
                settings.population().quotes(),
                settings.workload().seed(),
                display);
    }

    public static void restore(DatabaseSettings database, int users, int quotes, long seed, Display display) {
        PopulationProgram program = program(database);
        boolean there = PopulationState.of(database)
                .filter(state -> state.serves(users, quotes, seed))
                .isPresent();
        if (there) {
            display.begin("reset");
            String how = program.reset(display::progress);
            display.end(how.isBlank() ? "the populated rows are back" : lastLine(how));
        } else {
            populate(program, users, quotes, seed, display);
        }
    }

    /** Populates only an empty database. Where rows are, all stay, and the schema is brought up to date: an older version may have made it. */
    public static void fillIfEmpty(DatabaseSettings database, int users, int quotes, long seed, Display display) {
        PopulationProgram program = program(database);
        if (PopulationState.of(database).isEmpty()) {
            populate(program, users, quotes, seed, display);
        } else {
            display.begin("schema");
            program.migrate(display::progress);
            display.end("up to date");
        }
    }

    private static void populate(PopulationProgram program, int users, int quotes, long seed, Display display) {
        display.begin("population");
        program.populate(users, quotes, seed, display::progress);
        display.end(String.format(Locale.ROOT, "%d users, %d quotes, seed %d", users, quotes, seed));
    }

    private static PopulationProgram program(DatabaseSettings database) {
        ProjectLayout layout = ProjectLayout.current();
        return new PopulationProgram(
                JavaRuntime.current(), layout.application(), layout.libertyHome(), database.environment());
    }

    private static String lastLine(String words) {
        return words.lines().reduce((before, last) -> last).orElse(words);
    }
}
