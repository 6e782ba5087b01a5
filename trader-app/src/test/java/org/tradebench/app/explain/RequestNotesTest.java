package org.tradebench.app.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.app.explain.Explanation.Call;

class RequestNotesTest {
    private record HoldingsRead() {}

    private record BuyUpdate() {}

    /** A connection of which every method fails. */
    private static final Connection CONNECTION = (Connection) Proxy.newProxyInstance(
            RequestNotesTest.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                throw new SQLException("refused");
            });

    private boolean ended;

    private Explanation end() {
        ended = true;
        return RequestNotes.end();
    }

    @AfterEach
    void endNotes() {
        if (!ended) {
            RequestNotes.begin("");
            RequestNotes.end();
        }
    }

    @Test
    void recordsOperationsTransactionsAndStatements() {
        RequestNotes.begin("GET /app");
        RequestNotes.ofCall(
                BuyUpdate.class,
                () -> {
                    RequestNotes.transaction("Direct");
                    RequestNotes.statement("\n  SELECT 1\n    FROM quote ");
                    return "order";
                },
                answer -> List.of("account of " + answer));
        RequestNotes.ofCall(HoldingsRead.class, () -> 1, answer -> List.of());
        Explanation explanation = end();
        assertThat(explanation.request()).isEqualTo("GET /app");
        assertThat(explanation.calls())
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("millis")
                .containsExactly(
                        new Call(
                                "buy update",
                                0,
                                List.of("Direct"),
                                List.of("SELECT 1 FROM quote"),
                                List.of("account of order")),
                        new Call("holdings read", 0, List.of(), List.of(), List.of()));
    }

    @Test
    void recordsFailedOperation() {
        RequestNotes.begin("GET /app");
        assertThatThrownBy(() -> RequestNotes.ofCall(
                        BuyUpdate.class,
                        () -> {
                            RequestNotes.transaction("JPA");
                            throw new IllegalStateException("no such quote");
                        },
                        answer -> List.of("never")))
                .hasMessage("no such quote");
        assertThat(end().calls()).singleElement().satisfies(call -> {
            assertThat(call.transactions()).containsExactly("JPA");
            assertThat(call.invalidated()).isEmpty();
        });
    }

    @Test
    void recordsPreparedStatementAndPropagatesError() {
        RequestNotes.begin("GET /app");
        RequestNotes.ofCall(
                HoldingsRead.class,
                () -> {
                    assertThatThrownBy(() -> RequestNotes.of(CONNECTION).prepareStatement("SELECT 2"))
                            .isInstanceOf(SQLException.class)
                            .hasMessage("refused");
                    return 0;
                },
                answer -> List.of());
        assertThat(end().calls().get(0).statements()).containsExactly("SELECT 2");
    }

    @Test
    void passesCallsThroughWithoutRecording() {
        assertThat(RequestNotes.of(CONNECTION)).isSameAs(CONNECTION);
        assertThat(RequestNotes.<Integer>ofCall(HoldingsRead.class, () -> 3, answer -> List.of()))
                .isEqualTo(3);
        RequestNotes.transaction("Direct");
        RequestNotes.statement("SELECT 3");
        RequestNotes.begin("later");
        assertThat(end().calls()).isEmpty();
    }
}
