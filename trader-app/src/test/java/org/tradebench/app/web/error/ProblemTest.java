package org.tradebench.app.web.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class ProblemTest {
    @ParameterizedTest
    @CsvSource({
        "BAD_INPUT,400",
        "NOT_AUTHENTICATED,401",
        "FORBIDDEN,403",
        "TOO_MANY_TRIES,429",
        "NOT_FOUND,404",
        "CONFLICT,409",
        "UNAVAILABLE,503"
    })
    void mapsReasonToStatus(Reason reason, int status) {
        Problem problem = Problem.of(new TradeException(reason, "why"));
        assertThat(problem.status()).isEqualTo(status);
        assertThat(problem.message()).isEqualTo("why");
    }

    @Test
    void unwrapsRefusalFromContainerException() {
        Problem problem = Problems.problemOf(
                new IllegalStateException("transaction", new RuntimeException(TradeException.notFound("no such"))));
        assertThat(problem.status()).isEqualTo(404);
        assertThat(problem.message()).isEqualTo("no such");
    }

    @Test
    void reportsUnreachableDatabaseAsUnavailable() {
        assertThat(Problems.problemOf(new RuntimeException(new SQLException("refused", "08001")))
                        .status())
                .isEqualTo(503);
        Problem withoutState = Problems.problemOf(new RuntimeException(new SQLException("pool")));
        assertThat(withoutState.status()).isEqualTo(503);
        Problem problem = Problems.problemOf(new RuntimeException(new SQLTransientConnectionException("pool")));
        assertThat(problem.status()).isEqualTo(503);
        assertThat(problem.retryAfterSeconds()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "com.ibm.ws.session.http.HttpSessionImpl: an invalidated session",
                "UT000010: Session is invalid hWvOzBJ9",
                "getAttribute: Session already invalidated"
            })
    void reportsEndedSessionAsConflict(String message) {
        Problem problem = Problems.problemOf(new IllegalStateException(message));
        assertThat(problem.status()).isEqualTo(409);
        assertThat(problem.message()).contains("ended this session");
    }

    @Test
    void hidesDetailsOfDefects() {
        Problem problem = Problems.problemOf(new IllegalStateException("secret of org.tradebench.app"));
        assertThat(problem.status()).isEqualTo(500);
        assertThat(problem.message()).doesNotContain("secret", "org.", "Exception");
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 401, 403, 404, 405, 414, 500, 503, 505})
    void describesEveryContainerStatus(int status) {
        Problem problem = Problem.ofStatus(status);
        assertThat(problem.status()).isEqualTo(status);
        assertThat(problem.title()).isNotBlank();
        assertThat(problem.message()).endsWith(".");
    }

    @Test
    void writesProblemAsJson() {
        assertThat(JsonErrors.text(new Problem(400, "Bad request", "say \"s:0\"")))
                .isEqualTo("{\"status\":400,\"title\":\"Bad request\",\"message\":\"say \\\"s:0\\\"\"}");
    }
}
