package org.tradebench.load.telemetry.source;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Finds the first process of a PostgreSQL server that may run on this machine: the parent of the one that serves the session of this program. */
public final class DatabaseProcess {
    private DatabaseProcess() {}

    /** Returns its process id; empty when the server runs elsewhere or this system does not show it. */
    public static Optional<Long> find(DatabaseReader.ConnectionSource connections) {
        try (Connection connection = connections.open();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT pg_backend_pid()")) {
            row.next();
            return parentOfBackend(Path.of("/proc"), row.getLong(1));
        } catch (SQLException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the parent of the session's process. A process of the same number on this machine is the session's only if it is a PostgreSQL process whose
     * parent is one, too.
     */
    static Optional<Long> parentOfBackend(Path proc, long backend) {
        return stat(proc, backend)
                .filter(DatabaseProcess::isPostgres)
                .flatMap(process -> stat(proc, process.parent()))
                .filter(DatabaseProcess::isPostgres)
                .map(ProcessTimes::pid);
    }

    private static boolean isPostgres(ProcessTimes process) {
        return process.name().startsWith("postgres");
    }

    private static Optional<ProcessTimes> stat(Path proc, long pid) {
        return ProcReader.text(proc.resolve(Long.toString(pid)).resolve("stat")).flatMap(ProcessTimes::parse);
    }
}
