package org.tradebench.load.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.flightrecorder.CpuByComponent.Component;
import org.tradebench.load.report.SessionSection;
import org.tradebench.load.report.WhereTimeGoes;
import org.tradebench.load.results.TimeUse.OfActivity;
import org.tradebench.load.results.TimeUse.OfStatement;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.StatementUse.Counters;

class TimeUseTest {
    private static TimeUse use(Counters... statements) {
        return new TimeUse(
                Map.of(),
                TimeUse.perOperation(new StatementUse(StatementUse.VERSION, List.of(statements)), 2.8),
                Map.of());
    }

    private static Counters counters(String query, long calls, double millis) {
        return new Counters(query, calls, millis, 0, 0, 0, 0);
    }

    @Test
    void distributesStatementsPerOperationByCalls() {
        TimeUse use = use(counters("SELECT a", 300, 150), counters("UPDATE b", 100, 400));
        assertThat(use.of("SELECT a").calls()).isEqualTo(2.1, within(1e-9));
        assertThat(use.of("UPDATE b").calls()).isEqualTo(0.7, within(1e-9));
        assertThat(use.of("UPDATE b").micros()).as("0.7 calls of 4 ms").isEqualTo(2800, within(1e-6));
        assertThat(use.of("SELECT c")).isEqualTo(new OfStatement(0, 0));
    }

    @Test
    void sumsStatementsWithEqualText() {
        TimeUse use = use(counters("SELECT a", 100, 10), counters("SELECT a", 100, 30));
        assertThat(use.statements()).hasSize(1);
        assertThat(use.of("SELECT a").calls()).isEqualTo(2.8, within(1e-9));
        assertThat(use.of("SELECT a").micros()).isEqualTo(2.8 * 200, within(1e-6));
    }

    @Test
    void isEmptyForFolderWithoutRun(@TempDir Path folder) {
        assertThat(TimeUse.in(folder).statements()).isEmpty();
        assertThat(TimeUse.in(folder).components()).isEmpty();
        assertThat(TimeUse.in(folder).sessions()).isEmpty();
    }

    @Test
    void sortsStatementsByDifference() {
        List<List<String>> rows = WhereTimeGoes.statements(
                use(counters("SELECT alike", 100, 100), counters("SELECT faster", 100, 100)),
                use(counters("SELECT alike", 100, 100), counters("SELECT faster", 100, 20)),
                9);
        assertThat(rows).hasSize(3);
        assertThat(rows.get(1)).startsWith("SELECT fa …").endsWith("-1120.0");
        assertThat(rows.get(2)).endsWith("+0.0");
    }

    @Test
    void comparesComponentsOfBothRuns() {
        TimeUse direct = new TimeUse(Map.of(Component.APPLICATION, 30.0, Component.JDBC, 20.0), Map.of(), Map.of());
        TimeUse jpa = new TimeUse(Map.of(Component.HIBERNATE, 90.0, Component.JDBC, 25.0), Map.of(), Map.of());
        assertThat(WhereTimeGoes.components(direct, jpa))
                .containsExactly(
                        List.of("CPU time per operation, µs", "first", "second", "second − first"),
                        List.of("application", "30", "0", "-30"),
                        List.of("Hibernate", "0", "90", "+90"),
                        List.of("JDBC driver", "20", "25", "+5"));
        assertThat(WhereTimeGoes.components(direct, new TimeUse(Map.of(), Map.of(), Map.of())))
                .as("one run has no recording")
                .isEmpty();
    }

    private static TimeUse sessions(Map<String, OfActivity> sessions) {
        return new TimeUse(Map.of(), Map.of(), sessions);
    }

    @Test
    void comparesSessionActivitiesOfBothRuns() {
        TimeUse first = sessions(Map.of("executing", new OfActivity(40, 100), "IO: WalSync", new OfActivity(8, 20)));
        TimeUse second = sessions(Map.of("executing", new OfActivity(44, 110)));
        assertThat(SessionSection.compared(first, second).subList(1, 3))
                .containsExactly(
                        List.of("IO: WalSync", "8", "0", "20.0", "0.0", "-20.0"),
                        List.of("executing", "40", "44", "100.0", "110.0", "+10.0"));
        assertThat(SessionSection.compared(first, sessions(Map.of())))
                .as("one run has no samples of sessions")
                .isEmpty();
    }
}
