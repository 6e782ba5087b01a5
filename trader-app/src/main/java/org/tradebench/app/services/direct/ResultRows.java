package org.tradebench.app.services.direct;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads rows into records. */
final class ResultRows {
    @FunctionalInterface
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    private ResultRows() {}

    /** Returns all rows of a statement whose parameters are set. */
    static <T> List<T> all(PreparedStatement statement, Reader<T> reader) throws SQLException {
        try (ResultSet rows = statement.executeQuery()) {
            List<T> read = new ArrayList<>();
            while (rows.next()) {
                read.add(reader.read(rows));
            }
            return read;
        }
    }

    /** Returns the only row of a statement whose parameters are set; null when there is none. */
    static <T> @Nullable T one(PreparedStatement statement, Reader<T> reader) throws SQLException {
        try (ResultSet rows = statement.executeQuery()) {
            return rows.next() ? reader.read(rows) : null;
        }
    }

    static Instant moment(ResultSet row, int column) throws SQLException {
        return row.getTimestamp(column).toInstant();
    }

    static @Nullable Instant instant(ResultSet row, int column) throws SQLException {
        Timestamp time = row.getTimestamp(column);
        return time == null ? null : time.toInstant();
    }
}
