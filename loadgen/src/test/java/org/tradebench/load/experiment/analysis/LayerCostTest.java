package org.tradebench.load.experiment.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.ExperimentFile;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.experiment.Layer;
import org.tradebench.load.experiment.Level;
import org.tradebench.load.experiment.TrialMetrics;
import org.tradebench.load.experiment.TrialRecord;
import org.tradebench.load.study.Studies;
import org.tradebench.load.study.Study;
import org.tradebench.load.validity.Validity;

class LayerCostTest {
    private static final String FILE = """
            title: x
            factors:
              primitive: {levels: [PingServlet, PingJDBCRead, PingJsp]}
            layers:
              - {upper: PingJDBCRead, lower: PingServlet, what: a statement}
              - {upper: PingJsp, lower: PingServlet, what: a JSP}
            """;

    private static TrialRecord trial(int block, String level, double application, double database) {
        TrialMetrics metrics = new TrialMetrics(
                1000, null, null, null, application, database, null, null, null, null, Map.of(), null, 12, 12);
        return new TrialRecord(
                block, 1, level, block + "-" + level, 1, 20, Validity.VALID, List.of(), null, metrics, null);
    }

    @Test
    void subtractsWithinBlocks() {
        ExperimentRecord record = new ExperimentRecord(
                ExperimentRecord.VERSION,
                "own",
                FILE,
                Map.of(),
                false,
                "embedded",
                Map.of(),
                2,
                1,
                "",
                "./trader primitives",
                Instant.EPOCH,
                Instant.EPOCH,
                Map.of(),
                List.of(
                        trial(1, "PingServlet", 30, 0),
                        trial(1, "PingJDBCRead", 90, 40),
                        trial(2, "PingServlet", 60, 0),
                        trial(2, "PingJDBCRead", 122, 44)),
                null);

        List<LayerCost> costs = ExperimentResult.of(record).layers();

        assertThat(costs).as("PingJsp was not measured").singleElement().satisfies(cost -> {
            assertThat(cost.layer().what()).isEqualTo("a statement");
            assertThat(cost.applicationMicros().value()).isEqualTo(61);
            assertThat(cost.databaseMicros().value()).isEqualTo(42);
            assertThat(cost.databaseMicros().rounds()).isEqualTo(2);
        });
    }

    @Test
    void rejectsLayerOfUnknownLevel() {
        assertThatThrownBy(
                        () -> ExperimentFile.kept("own", "own.yaml", FILE.replace("upper: PingJsp", "upper: PingJsf")))
                .hasMessageContainingAll("line 6", "'PingJsf' is no level of primitive");
    }

    @Test
    void namesEachPrimitiveAndLayerOnce() {
        Study primitives = new Studies(Path.of("experiments")).of("primitives");
        assertThat(primitives.compared().levels()).extracting(Level::label).doesNotHaveDuplicates();
        assertThat(primitives.experiment().layers())
                .hasSize(46)
                .extracting(Layer::upper)
                .doesNotHaveDuplicates();
    }
}
