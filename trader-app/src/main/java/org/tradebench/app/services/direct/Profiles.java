package org.tradebench.app.services.direct;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.tradebench.app.domain.AccountProfile;
import org.tradebench.app.domain.ProfileUpdate;
import org.tradebench.app.domain.Refusals;

/** Who the users are, and how they prove it. */
final class Profiles {

    private static final String COLUMNS = "user_id, full_name, address, email, credit_card";

    private static final String PASSWORD_HASH = "SELECT password_hash FROM account_profile WHERE user_id = ?";

    private static final String FIND = "SELECT " + COLUMNS + " FROM account_profile WHERE user_id = ?";

    private static final String REPLACE = """
            UPDATE account_profile
            SET password_hash = ?, full_name = ?, address = ?, email = ?, credit_card = coalesce(?, credit_card)
            WHERE user_id = ?
            RETURNING\s""" + COLUMNS;

    private Profiles() {}

    /** Null when there is no such user. */
    static String passwordHash(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(PASSWORD_HASH)) {
            statement.setString(1, userId);
            return Rows.one(statement, row -> row.getString(1));
        }
    }

    static AccountProfile find(Connection connection, String userId) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(FIND)) {
            statement.setString(1, userId);
            return found(statement, userId);
        }
    }

    static AccountProfile replace(Connection connection, ProfileUpdate update, String passwordHash)
            throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(REPLACE)) {
            statement.setString(1, passwordHash);
            statement.setString(2, update.fullName());
            statement.setString(3, update.address());
            statement.setString(4, update.email());
            statement.setString(5, update.newCreditCard());
            statement.setString(6, update.userId());
            return found(statement, update.userId());
        }
    }

    private static AccountProfile found(PreparedStatement statement, String userId) throws SQLException {
        AccountProfile profile = Rows.one(statement, Profiles::read);
        if (profile == null) {
            throw Refusals.noUser(userId);
        }
        return profile;
    }

    private static AccountProfile read(ResultSet row) throws SQLException {
        return new AccountProfile(
                row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5));
    }
}
