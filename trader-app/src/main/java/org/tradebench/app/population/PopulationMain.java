package org.tradebench.app.population;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.tradebench.app.domain.TradeException;

/**
 * Runs the population as a program of its own: {@code populate --users N --quotes N --seed N}, {@code reset} or {@code migrate}, with the database in {@code
 * TRADER_DB_*}. Progress goes to standard output, one line {@code progress <done rows> <all rows> <what>} per report. Exit code 0: done; 1: failed; 2: the
 * arguments or the environment are invalid.
 */
public final class PopulationMain {
    private static final int FAILED = 1;
    private static final int USAGE = 2;
    private static final long REPORT_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Referenced here, or the garbage collector would remove it with its level, which silences the migration tool's messages on standard error. */
    private static final Logger MIGRATION_LOG = Logger.getLogger("org.flywaydb");

    private PopulationMain() {}

    public static void main(String[] arguments) {
        MIGRATION_LOG.setLevel(Level.WARNING);
        System.exit(run(List.of(arguments), System.getenv(), System.out, System.err));
    }

    static int run(List<String> arguments, Map<String, String> environment, PrintStream out, PrintStream err) {
        try {
            PopulationArguments parsed = PopulationArguments.parse(arguments, environment);
            TradeDatabase database = TradeDatabase.of(environment);
            switch (parsed.command()) {
                case MIGRATE -> SchemaMigration.migrate(database);
                case POPULATE -> {
                    PopulationOutcome outcome =
                            new Population(database).populate(Objects.requireNonNull(parsed.request()), reporting(out));
                    out.printf("populated %d rows%n", outcome.rows());
                    outcome.noTemplate()
                            .ifPresent(why -> out.printf("no template kept, a reset will populate again: %s%n", why));
                }
                case RESET -> {
                    TemplateDatabase.Restored how = new TemplateDatabase(database).reset(reporting(out));
                    out.println(
                            how == TemplateDatabase.Restored.FROM_TEMPLATE
                                    ? "reset from the template"
                                    : "reset by populating again: there is no template");
                }
            }
            return 0;
        } catch (TradeException refused) {
            err.println(refused.getMessage());
            return refused.reason() == TradeException.Reason.BAD_INPUT ? USAGE : FAILED;
        } catch (PopulationException failure) {
            err.println(failure.getMessage());
            return FAILED;
        }
    }

    private static ProgressListener reporting(PrintStream out) {
        return new ProgressListener() {
            private long last = System.nanoTime() - REPORT_NANOS;
            private String lastWhat = "";

            @Override
            public void progress(long done, long all, String what) {
                long now = System.nanoTime();
                if (now - last >= REPORT_NANOS || !what.equals(lastWhat)) {
                    last = now;
                    lastWhat = what;
                    out.printf("progress %d %d %s%n", done, all, what);
                    out.flush();
                }
            }
        };
    }
}
