package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.tradebench.load.study.SampleStudyFile.GOOD;
import static org.tradebench.load.study.SampleStudyFile.parse;

import org.junit.jupiter.api.Test;
import org.tradebench.load.experiment.Bottleneck;
import org.tradebench.load.experiment.Measure;

/** Checks how the findings of a study file are read. */
class FindingPartTest {
    @Test
    void readsEarlierNameOfMeasure() {
        Study study = parse(GOOD.replace("level: command", "measure: pace\n    level: command"));
        assertThat(study.findings().get(0).measure())
                .isEqualTo(Measure.LOAD_GENERATOR_NORMALIZED_THROUGHPUT)
                .isEqualTo(Measure.of("load-generator-normalized-throughput").orElseThrow());
    }

    @Test
    void readsBottleneckOfPaper() {
        assertThat(parse(GOOD).findings().get(0).bottleneck()).isNull();
        assertThat(parse(GOOD + "    bottleneck: database\n").findings().get(0).bottleneck())
                .isEqualTo(Bottleneck.DATABASE);
    }

    @Test
    void rejectsUnknownBottleneck() {
        assertThatThrownBy(() -> parse(GOOD + "    bottleneck: disk\n"))
                .hasMessage("own.yaml, line 20: 'disk' is no tier that can be a bottleneck: "
                        + "expected one of application, database, proxy");
    }

    @Test
    void readsGainsToExceed() {
        Finding finding = parse(GOOD.replace("above: 1.5", "above: 1\n    more-than: {none: command}"))
                .findings()
                .get(0);
        assertThat(finding.others()).containsExactly(new Finding.Gain("none", "command"));
        assertThat(finding.test()).isEqualTo("command / none, by the gain of each of 1 others: above 1");
    }

    @Test
    void rejectsGainOfUnknownLevel() {
        assertThatThrownBy(() -> parse(GOOD + "    more-than: {map: none}\n"))
                .hasMessage("own.yaml, line 20: 'map' is no level of caching: expected one of none, command");
        assertThatThrownBy(() -> parse(GOOD + "    more-than: {}\n"))
                .hasMessage(
                        "own.yaml, line 20: 'more-than' without a gain: expected LEVEL: AGAINST, both levels of caching");
    }

    @Test
    void rejectsEmptyRange() {
        assertThatThrownBy(() -> parse(GOOD.replace("above: 1.5", "above: 1.1\n    below: 0.9")))
                .hasMessage(
                        "own.yaml, line 20: no ratio is above 1.1 and below 0.9: expected 'above' smaller than 'below'");
        assertThatThrownBy(() -> parse(GOOD.replace("above: 1.5", "below: -0.5")))
                .hasMessage("own.yaml, line 19: a ratio is above 0: expected a bound above 0, got -0.5");
    }

    @Test
    void readsReasonOfUntestedFinding() {
        Finding finding = parse(GOOD.replace("above: 1.5", "untested: a reason"))
                .findings()
                .get(0);
        assertThat(finding.untested()).isEqualTo("a reason");
        assertThat(finding.isTestable()).isFalse();
        assertThat(finding.test()).isNull();
    }

    @Test
    void rejectsUntestedFindingWithBound() {
        assertThatThrownBy(() -> parse(GOOD + "    untested: a reason\n"))
                .hasMessage("own.yaml, line 20: a finding with 'untested' and a bound: expected one of the two");
    }

    @Test
    void rejectsUntestedFindingWithNeeds() {
        assertThatThrownBy(() -> parse(GOOD.replace("above: 1.5", "needs: a cluster") + "    untested: a reason\n"))
                .hasMessage("own.yaml, line 20: a finding with 'untested' and 'needs': expected one of the two");
    }
}
