package org.tradebench.app.jdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.SQLException;
import javax.transaction.xa.XAException;
import javax.transaction.xa.XAResource;
import javax.transaction.xa.Xid;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.core.BaseConnection;
import org.postgresql.core.TransactionState;
import org.postgresql.xa.PGXAConnection;

class RecoverableXAConnectionTest {
    private static final Xid BRANCH = new Branch();

    /** The branch of a transaction that nothing else uses. */
    private record Branch() implements Xid {
        @Override
        public int getFormatId() {
            return 1;
        }

        @Override
        public byte[] getGlobalTransactionId() {
            return new byte[] {1};
        }

        @Override
        public byte[] getBranchQualifier() {
            return new byte[] {2};
        }
    }

    private static RecoverableXAConnection failing(String state) throws SQLException {
        return new RecoverableXAConnection(database(state));
    }

    /** A connection whose statements fail with this SQLSTATE, except BEGIN. */
    private static BaseConnection database(String state) {
        return (BaseConnection) Proxy.newProxyInstance(
                BaseConnection.class.getClassLoader(),
                new Class<?>[] {BaseConnection.class},
                (proxy, method, arguments) -> answer(method, arguments, state));
    }

    private static Object answer(Method method, Object[] arguments, String state) throws SQLException {
        if (method.getName().equals("execSQLUpdate") && !arguments[0].equals("BEGIN")) {
            throw new SQLException("refused: " + arguments[0], state);
        }
        if (method.getReturnType() == TransactionState.class) {
            return TransactionState.IDLE;
        }
        return method.getReturnType() == boolean.class ? Boolean.TRUE : null;
    }

    private static int code(ThrowingCallable call) {
        return catchThrowableOfType(XAException.class, call).errorCode;
    }

    @ParameterizedTest
    @ValueSource(strings = {"57P01", "57P02", "57P03", "08006", "08003"})
    void reportsResourceManagerFailureOnPreparedBranch(String state) throws SQLException {
        assertThat(code(() -> failing(state).commit(BRANCH, false))).isEqualTo(XAException.XAER_RMFAIL);
        assertThat(code(() -> failing(state).rollback(BRANCH))).isEqualTo(XAException.XAER_RMFAIL);
    }

    @ParameterizedTest
    @CsvSource({"42501, -3", "42704, -4"})
    void leavesOtherErrorsToJdbcDriver(String state, int code) throws SQLException {
        assertThat(code(() -> failing(state).commit(BRANCH, false))).isEqualTo(code);
        assertThat(code(() -> failing(state).rollback(BRANCH))).isEqualTo(code);
    }

    /** A transaction that was not prepared ended with its session, so its end must not be retried. */
    @Test
    void leavesUnpreparedBranchToJdbcDriver() throws SQLException, XAException {
        assertThat(code(rollback(failing("57P01"))))
                .isEqualTo(code(rollback(new PGXAConnection(database("57P01")))))
                .isNotEqualTo(XAException.XAER_RMFAIL);
    }

    private static ThrowingCallable rollback(PGXAConnection connection) throws XAException {
        connection.start(BRANCH, XAResource.TMNOFLAGS);
        connection.end(BRANCH, XAResource.TMSUCCESS);
        return () -> connection.rollback(BRANCH);
    }
}
