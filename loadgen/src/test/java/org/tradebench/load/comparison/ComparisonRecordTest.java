package org.tradebench.load.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.validity.Validity;

class ComparisonRecordTest {
    private static final List<Arm> ARMS = Arm.ofCaching(List.of(
            Caching.NONE,
            Caching.NONE,
            Caching.of(CachingMode.COMMAND),
            new Caching(CachingMode.COMMAND, 500, Caching.NONE.eviction(), Caching.NONE.sharing(), false)));

    private static ArmTrial trial(int block, String arm, double throughput, double statements, Double hitRatio) {
        return new ArmTrial(
                block,
                1,
                arm,
                block + "-" + arm,
                Validity.VALID,
                List.of("a warning"),
                new Figures(throughput, 300.0, null, statements, hitRatio));
    }

    private static ArmTrial invalid(int block, String arm) {
        return new ArmTrial(block, 1, arm, block + "-" + arm, Validity.INVALID, List.of("a cent is missing"), null);
    }

    private static ComparisonRecord record(List<ArmTrial> trials) {
        return new ComparisonRecord(
                1,
                Factor.CACHING,
                Instant.EPOCH,
                Instant.EPOCH,
                "./trader compare-caching",
                Map.of(),
                "direct mode",
                "none",
                trials,
                ARMS.stream().map(arm -> ArmResult.of(arm, trials, "none")).toList());
    }

    private static List<ArmTrial> twoBlocks() {
        return new ArrayList<>(List.of(
                trial(1, "none", 1000, 2.8, null),
                trial(1, "none A/A", 1010, 2.8, null),
                trial(1, "command", 2000, 1.4, 0.9),
                trial(1, "command:500", 1500, 2.1, 0.6),
                trial(2, "none", 500, 2.8, null),
                trial(2, "none A/A", 495, 2.8, null),
                trial(2, "command", 1000, 1.4, 0.8),
                trial(2, "command:500", 750, 2.1, 0.5)));
    }

    @Test
    void anArmHasOneName() {
        assertThat(ARMS).extracting(Arm::label).containsExactly("none", "none A/A", "command", "command:500");
        assertThat(ARMS).extracting(Arm::folder).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z0-9-]+"));
    }

    @Test
    void aMoodOfTheMachineThatABlockSharesIsInNoRatio() {
        ArmResult command = record(twoBlocks()).results().get(2);
        assertThat(command.ratios().get(Measure.THROUGHPUT).ratio()).isCloseTo(2, within(1e-9));
        assertThat(command.ratios().get(Measure.STATEMENTS).ratio()).isCloseTo(0.5, within(1e-9));
        assertThat(command.ratios()).doesNotContainKey(Measure.DATABASE_CPU);
        assertThat(command.hitRatio().median()).isCloseTo(0.85, within(1e-9));
        assertThat(command.figures().get(Measure.THROUGHPUT).median()).isEqualTo(1500);
    }

    @Test
    void whatIsFineNeedsNoWarning() {
        assertThat(record(twoBlocks()).warnings()).isEmpty();
        assertThat(record(twoBlocks()).valid()).isTrue();
    }

    @Test
    void anInvalidTrialIsLeftOutWithItsBlockAndNamed() {
        List<ArmTrial> trials = twoBlocks();
        trials.set(0, invalid(1, "none"));
        ComparisonRecord record = record(trials);
        assertThat(record.results().get(2).ratios().get(Measure.THROUGHPUT).blocks())
                .isEqualTo(1);
        assertThat(record.results().get(0).excluded()).isEqualTo(1);
        assertThat(record.valid()).isTrue();
        assertThat(record.warnings()).singleElement().asString().contains("block 1", "none", "a cent is missing");
    }

    @Test
    void anArmWithoutABlockMakesTheComparisonInvalid() {
        List<ArmTrial> trials = twoBlocks();
        trials.set(2, invalid(1, "command"));
        trials.set(6, invalid(2, "command"));
        ComparisonRecord record = record(trials);
        assertThat(record.valid()).isFalse();
        assertThat(record.warnings())
                .anySatisfy(warning -> assertThat(warning).startsWith("Nothing can be said of command:"));
        assertThat(ComparisonTable.ratios(record).get(3)).startsWith("command", "0", "–", "–");
    }

    @Test
    void anAAArmThatDiffersIsAWarning() {
        List<ArmTrial> trials = twoBlocks();
        trials.set(1, trial(1, "none A/A", 1100, 2.8, null));
        trials.set(5, trial(2, "none A/A", 550, 2.8, null));
        assertThat(record(trials).warnings())
                .singleElement()
                .asString()
                .startsWith("The A/A arm differs from none in throughput");
    }

    @Test
    void theTablesHoldEveryArmAndThePaperBesideItsOwn() {
        ComparisonRecord record = record(twoBlocks());
        List<String> lines = ComparisonTable.markdown(ComparisonTable.ratios(record));
        assertThat(lines).hasSize(2 + ARMS.size());
        assertThat(lines.get(2)).matches("\\| none +\\| +2 \\| +1 \\| +1 \\| +– \\| +1 \\| +– \\| +1 \\|");
        assertThat(lines.get(4))
                .contains("2.000 (2.000–2.000)", "0.500 (0.500–0.500)", "0.850 (0.800–0.900)", "almost 2");
        assertThat(lines.get(5)).doesNotContain("almost");
        assertThat(lines).extracting(String::length).containsOnly(lines.get(0).length());
        assertThat(ComparisonTable.figures(record).get(3)).contains("1500 (1000–2000)", "1.40");
    }

    @Test
    void aNumberOfServersIsHeldAgainstAsManyTimesTheFirst() {
        List<Arm> arms = Arm.ofServers(List.of(2, 5), null);
        List<ArmTrial> trials = List.of(trial(1, "2 servers", 1000, 2.8, null), trial(1, "5 servers", 2400, 2.8, null));
        ComparisonRecord record = new ComparisonRecord(
                1,
                Factor.APPLICATIONS,
                Instant.EPOCH,
                Instant.EPOCH,
                "./trader scale-out",
                Map.of(),
                "a quarter of a CPU each",
                "2 servers",
                trials,
                arms.stream().map(arm -> ArmResult.of(arm, trials, "2 servers")).toList());

        List<List<String>> rows = ComparisonTable.ratios(record);

        assertThat(rows.get(0)).endsWith("linear");
        assertThat(rows.get(1)).endsWith("1");
        assertThat(rows.get(2)).contains("2.400").endsWith("2.5");
    }
}
