package org.tradebench.tests.statements;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Page;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/**
 * Compares the numbers of {@code docs/operations.md} with those that PostgreSQL counts. A page must cost the sum of its
 * operations, so that an operation that is called once too often is detected, too. The market summary is never cached
 * (the harness restores an interval of 0), so that no number depends on a clock.
 */
@SecondApplication
class StatementsIT {

    private static final int COUNTED_PAGES = 5;
    private static final List<Visit> VISITS = Visits.all(1 + COUNTED_PAGES);

    private static final RunningTrader TRADER = RunningTrader.second();

    private final DocumentedCosts documented = DocumentedCosts.read();

    @ParameterizedTest
    @EnumSource
    void executesDocumentedStatementsInEveryMode(Mode mode) throws SQLException {
        TRADER.restore(mode);
        SoftAssertions softly = new SoftAssertions();
        // Opened after the restoration, which replaces the database.
        try (StatementCounter counter = new StatementCounter(TRADER.database())) {
            for (Visit visit : VISITS) {
                Map<String, Long> calls = play(visit, counter);
                Cost counted = calls.entrySet().stream()
                        .map(call -> Cost.of(call.getKey(), call.getValue()))
                        .reduce(Cost.NOTHING, Cost::plus);
                softly.assertThat(counted)
                        .as("%d pages '%s' in mode %s, statements: %s", COUNTED_PAGES, visit.what(), mode, calls)
                        .isEqualTo(documented.of(visit.operations(), mode).times(COUNTED_PAGES));
                softly.assertThat(counter.openTransactions())
                        .as("transactions left open by '%s' in mode %s", visit.what(), mode)
                        .isZero();
            }
        }
        softly.assertAll();
    }

    @Test
    void countsEveryDocumentedOperation() {
        Set<String> counted = new LinkedHashSet<>();
        VISITS.forEach(visit -> counted.addAll(visit.operations()));

        assertThat(documented.operations()).isEqualTo(counted);
    }

    private static Map<String, Long> play(Visit visit, StatementCounter counter) throws SQLException {
        TRADER.admin().set("DISPLAY_ORDER_ALERTS", Boolean.toString(visit.showsAlerts()));
        IntFunction<Page> pages = visit.preparation().prepare(TRADER);
        // The first request may open a connection or load what later ones find loaded.
        visitPage(visit, pages, 0);
        counter.reset();
        for (int round = 1; round <= COUNTED_PAGES; round++) {
            visitPage(visit, pages, round);
        }
        Map<String, Long> calls = new LinkedHashMap<>(counter.calls());
        // Executed once after each reset, by the first login whose result the server keeps.
        calls.keySet().removeIf(statement -> statement.startsWith("SELECT population_id FROM population"));
        return calls;
    }

    private static void visitPage(Visit visit, IntFunction<Page> pages, int round) {
        Page page = pages.apply(round);
        assertThat(page.status()).as("%s: %s", visit.what(), page).isEqualTo(visit.status());
    }
}
