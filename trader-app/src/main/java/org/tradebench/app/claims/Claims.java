package org.tradebench.app.claims;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.tradebench.app.domain.Claim;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.services.RetryStage;
import org.tradebench.app.services.StorageException;

/** Creates, lists and selects claims, each by one statement in a transaction of its own. */
@ApplicationScoped
public class Claims {
    public static final int MAX_LISTED = 100;

    /** The numbers are a cycle: once all have been given, a new claim replaces the one that was created longest ago. */
    private static final String CREATE = """
            INSERT INTO claim (claim_id, claimant, description, amount, filed)
            VALUES (nextval('claim_number'), ?, ?, ?, now())
            ON CONFLICT (claim_id) DO UPDATE
            SET claimant = excluded.claimant, description = excluded.description, amount = excluded.amount, filed = excluded.filed
            RETURNING claim_id, claimant, description, amount, filed
            """;

    private static final String LIST = """
            SELECT claim_id, claimant, description, amount, filed FROM claim
            WHERE claim_id BETWEEN ? AND ? ORDER BY claim_id
            """;

    @Resource(lookup = "jdbc/TradeDataSource")
    private DataSource source;

    @Inject
    private RetryStage guard;

    /** Creates a claim. Once all numbers have been given, it replaces the claim that was created longest ago; the first {@link Claim#ALWAYS_THERE} stay. */
    public Claim create(String claimant, String description, BigDecimal amount) {
        return guard.run(() -> query(CREATE, statement -> {
                    statement.setString(1, claimant);
                    statement.setString(2, description);
                    statement.setBigDecimal(3, amount);
                }))
                .get(0);
    }

    /**
     * Returns the existing claims of a range, by number.
     *
     * @param last at most {@link #MAX_LISTED} − 1 above the first
     * @throws TradeException BAD_INPUT for another range
     */
    public List<Claim> list(long first, long last) {
        if (first < 1 || last < first || last > Claim.MAX || last - first >= MAX_LISTED) {
            throw TradeException.badInput(
                    "The range is %d to %d; it must lie within 1 to %d and have at most %d claims."
                            .formatted(first, last, Claim.MAX, MAX_LISTED));
        }
        return between(first, last);
    }

    /** @throws TradeException NOT_FOUND */
    public Claim select(long number) {
        List<Claim> found = between(number, number);
        if (found.isEmpty()) {
            throw TradeException.notFound("There is no claim " + number + ".");
        }
        return found.get(0);
    }

    private List<Claim> between(long first, long last) {
        return guard.run(() -> query(LIST, statement -> {
            statement.setLong(1, first);
            statement.setLong(2, last);
        }));
    }

    private List<Claim> query(String sql, Values values) {
        try (Connection connection = source.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            values.setIn(statement);
            try (ResultSet rows = statement.executeQuery()) {
                List<Claim> claims = new ArrayList<>();
                while (rows.next()) {
                    claims.add(new Claim(
                            rows.getLong(1),
                            rows.getString(2),
                            rows.getString(3),
                            rows.getBigDecimal(4),
                            rows.getObject(5, OffsetDateTime.class).toInstant()));
                }
                return claims;
            }
        } catch (SQLException e) {
            throw new StorageException(e);
        }
    }

    @FunctionalInterface
    private interface Values {
        void setIn(PreparedStatement statement) throws SQLException;
    }
}
