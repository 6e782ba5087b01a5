package org.tradebench.app.messaging.orders;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ejb.EJBException;
import jakarta.ejb.EJBTransactionRolledbackException;
import jakarta.transaction.RollbackException;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.tradebench.app.domain.TradeException;

class CommitFailureTest {

    @Test
    void whatTheTransactionManagerThrowsAtTheEndIsOneInEveryRuntimeMode() {
        assertThat(CommitFailure.isIn(new IllegalStateException(new RollbackException())))
                .isTrue();
        assertThat(CommitFailure.isIn(new EJBTransactionRolledbackException())).isTrue();
        assertThat(CommitFailure.isIn(new EJBException(new RollbackException())))
                .isTrue();
    }

    @Test
    void whatTheDatabaseSaysHasAMeaningOfItsOwn() {
        assertThat(CommitFailure.isIn(new EJBTransactionRolledbackException("", new SQLException())))
                .isFalse();
    }

    @Test
    void aRefusalIsNone() {
        assertThat(CommitFailure.isIn(TradeException.notFound("There is none"))).isFalse();
    }
}
