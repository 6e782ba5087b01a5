package org.tradebench.load.doctor;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.database.DatabaseConnections;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.environment.DatabaseFacts;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.load.validity.DatabaseChecks;

/** Checks that the database that the environment names answers, and keeps what it commits. */
final class DatabaseCheck {
    private static final String SUBJECT = "database";

    private DatabaseCheck() {}

    static Diagnosis look(Map<String, String> environment) {
        try {
            Optional<DatabaseSettings> named = DatabaseSettings.fromEnvironment(environment);
            if (named.isEmpty()) {
                return Diagnosis.ok(SUBJECT, "the embedded PostgreSQL");
            }
            return ask(named.get());
        } catch (Failure wrong) {
            return Diagnosis.problem(
                    SUBJECT, wrong.getMessage(), "settings by which it answers, or none for the embedded one");
        }
    }

    private static Diagnosis ask(DatabaseSettings settings) {
        try (Connection connection = DatabaseConnections.open(settings, "trader doctor")) {
            Map<String, String> facts = DatabaseFacts.read(connection);
            CheckResult durable = DatabaseChecks.durableCommits(facts);
            String found = settings + ", PostgreSQL " + facts.get("version") + ", durable commits " + durable.value();
            return durable.outcome() == CheckOutcome.FAIL
                    ? Diagnosis.note(SUBJECT, found, durable.limit() + ": a run over it is INVALID")
                    : Diagnosis.ok(SUBJECT, found);
        } catch (SQLException e) {
            return Diagnosis.problem(SUBJECT, settings + ": " + e.getMessage(), "a database that answers");
        }
    }
}
