package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Credentials;
import org.tradebench.app.domain.Refusals;
import org.tradebench.app.domain.Registration;

/** Creates and reads accounts, and counts logins and logouts. */
final class Accounts {
    private static final String COLUMNS =
            "account_id, user_id, creation_date, open_balance, balance, last_login, login_count, logout_count,"
                    + " credential_version";

    private static final String FIND = "SELECT " + COLUMNS + " FROM account WHERE user_id = ?";

    private static final String FIND_WITH_HASH =
            "SELECT " + COLUMNS + ", password_hash FROM account JOIN account_profile USING (user_id) WHERE user_id = ?";

    private static final String COUNT_LOGIN = """
            UPDATE account SET last_login = now(), login_count = login_count + 1
            WHERE user_id = ?
            RETURNING\s""" + COLUMNS;

    private static final String COUNT_LOGOUT = "UPDATE account SET logout_count = logout_count + 1 WHERE user_id = ?";

    /** Creates profile and account in one statement; returns no row when the user id is taken. */
    private static final String REGISTER = """
            WITH profile AS (
                INSERT INTO account_profile (user_id, password_hash, full_name, address, email, credit_card)
                VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO NOTHING
                RETURNING user_id)
            INSERT INTO account
                (user_id, creation_date, open_balance, balance, last_login, login_count, logout_count)
            SELECT user_id, now(), opening.balance, opening.balance, now(), 1, 0
            FROM profile CROSS JOIN (SELECT ?::numeric(14, 2) AS balance) AS opening
            RETURNING\s""" + COLUMNS;

    private Accounts() {}

    static Account find(Connection connection, String userId) throws SQLException {
        return ofUser(connection, FIND, userId);
    }

    /** Returns the user's stored credentials; empty when there is no such user. */
    static Optional<Credentials> credentials(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND_WITH_HASH)) {
            statement.setString(1, userId);
            return Optional.ofNullable(ResultRows.one(statement, row -> new Credentials(read(row), row.getString(10))));
        }
    }

    static Account countLogin(Connection connection, String userId) throws SQLException {
        return ofUser(connection, COUNT_LOGIN, userId);
    }

    static void countLogout(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(COUNT_LOGOUT)) {
            statement.setString(1, userId);
            if (statement.executeUpdate() == 0) {
                throw Refusals.noUser(userId);
            }
        }
    }

    static Account register(Connection connection, Registration user, String passwordHash) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(REGISTER)) {
            statement.setString(1, user.userId());
            statement.setString(2, passwordHash);
            statement.setString(3, user.fullName());
            statement.setString(4, user.address());
            statement.setString(5, user.email());
            statement.setString(6, user.creditCard());
            statement.setBigDecimal(7, user.openBalance());
            Account account = ResultRows.one(statement, Accounts::read);
            if (account == null) {
                throw Refusals.userTaken();
            }
            return account;
        }
    }

    private static Account ofUser(Connection connection, String sql, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, userId);
            Account account = ResultRows.one(statement, Accounts::read);
            if (account == null) {
                throw Refusals.noUser(userId);
            }
            return account;
        }
    }

    private static Account read(ResultSet row) throws SQLException {
        return new Account(
                row.getLong(1),
                row.getString(2),
                ResultRows.moment(row, 3),
                row.getBigDecimal(4),
                row.getBigDecimal(5),
                ResultRows.instant(row, 6),
                row.getInt(7),
                row.getInt(8),
                row.getInt(9));
    }
}
