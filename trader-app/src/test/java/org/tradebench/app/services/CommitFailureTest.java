package org.tradebench.app.services;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ejb.EJBException;
import jakarta.ejb.EJBTransactionRolledbackException;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.HeuristicMixedException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.app.domain.TradeException;

class CommitFailureTest {
    @Test
    void detectsFailedCommitInEveryRuntimeMode() {
        assertThat(CommitFailure.isIn(new IllegalStateException(caused(new RollbackException(), shutDown()))))
                .isTrue();
        assertThat(CommitFailure.isIn(new EJBTransactionRolledbackException())).isTrue();
        assertThat(CommitFailure.isIn(new EJBException(new HeuristicMixedException())))
                .isTrue();
    }

    @Test
    void treatsFailedStatementAsRolledBack() {
        assertThat(CommitFailure.isIn(new StorageException(shutDown()))).isFalse();
        assertThat(CommitFailure.isIn(new EJBTransactionRolledbackException("", new PersistenceException(shutDown()))))
                .isFalse();
        assertThat(CommitFailure.isIn(TradeException.notFound("There is none"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"57P01, true", "08006, true", "23505, false", "40001, false"})
    void classifiesCommittingStatementBySqlState(String sqlState, boolean unknown) {
        assertThat(CommitFailure.isIn(new StorageException(new SQLException("", sqlState), true)))
                .isEqualTo(unknown);
    }

    @ParameterizedTest
    @CsvSource({"40001", "40P01", "23503"})
    void treatsRejectedCommitAsRolledBack(String sqlState) {
        assertThat(CommitFailure.isIn(
                        new IllegalStateException(caused(new RollbackException(), new SQLException("", sqlState)))))
                .isFalse();
    }

    private static SQLException shutDown() {
        return new SQLException("terminating connection", "57P01");
    }

    private static RollbackException caused(RollbackException end, SQLException cause) {
        end.initCause(cause);
        return end;
    }
}
