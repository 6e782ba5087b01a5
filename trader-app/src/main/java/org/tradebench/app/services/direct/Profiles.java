package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Refusals;

/** Reads and replaces the users' profiles and password hashes. */
final class Profiles {
    private static final String COLUMNS = "user_id, full_name, address, email, credit_card";
    private static final String FIND = "SELECT " + COLUMNS + " FROM account_profile WHERE user_id = ?";

    private static final String REPLACE = """
            UPDATE account_profile
            SET password_hash = ?, full_name = ?, address = ?, email = ?, credit_card = coalesce(?, credit_card)
            WHERE user_id = ? AND password_hash = ?
            RETURNING\s""" + COLUMNS;

    /** Replaces the password, too, which ends logins by the old one. */
    private static final String REPLACE_WITH_PASSWORD =
            "WITH replaced AS (" + REPLACE + """
            ), ended AS (
                UPDATE account SET credential_version = credential_version + 1 FROM replaced
                WHERE account.user_id = replaced.user_id)
            SELECT\s""" + COLUMNS + " FROM replaced";

    private Profiles() {}

    static AccountProfile find(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setString(1, userId);
            AccountProfile profile = ResultRows.one(statement, Profiles::read);
            if (profile == null) {
                throw Refusals.noUser(userId);
            }
            return profile;
        }
    }

    static AccountProfile replace(Connection connection, ProfileUpdate update, String knownHash, String newHash)
            throws SQLException {
        String sql = newHash.equals(knownHash) ? REPLACE : REPLACE_WITH_PASSWORD;
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, newHash);
            statement.setString(2, update.fullName());
            statement.setString(3, update.address());
            statement.setString(4, update.email());
            statement.setString(5, update.newCreditCard());
            statement.setString(6, update.userId());
            statement.setString(7, knownHash);
            AccountProfile profile = ResultRows.one(statement, Profiles::read);
            if (profile == null) {
                throw Refusals.passwordChangedMeanwhile();
            }
            return profile;
        }
    }

    private static AccountProfile read(ResultSet row) throws SQLException {
        return new AccountProfile(
                row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5));
    }
}
