package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.failure.Failure;

class PublishedPartTest {
    private static final String GOOD = """
            title: Servers
            source: LDOM
            question: How many?
            factors:
              caching:
                levels: [none, command]
              clients:
                levels: [1, 2]
            staging:
              clients: [25, 60]
            published:
              cites: "A paper (2008), table 2"
              ratios:
                - {level: command, change: "−6 %"}
                - {level: command, against: none, at: 60, measure: p99, times: 2, is: below, words: almost 2 ×}
              curve:
                over: clients
                unit: transactions/s
                lines:
                  8 strands: {1: 952, 2: 1920}
                  4 strands: {1: 822, 2: 1560}
            """;

    private static Published paper(String text) {
        return StudyFile.parse("own", "own.yaml", text).published();
    }

    @Test
    void readsPublishedRatiosAndCurve() {
        Published paper = paper(GOOD);
        assertThat(paper.cites()).isEqualTo("A paper (2008), table 2");
        Published.PublishedRatio six = paper.ratios().get(0);
        assertThat(six.change()).isCloseTo(-0.06, within(1e-12));
        assertThat(six.against()).as("the baseline").isEqualTo("none");
        assertThat(six.words()).isEqualTo("−6 %");
        assertThat(six.exactness()).isEqualTo(Published.PublishedRatio.Exactness.EXACTLY);
        assertThat(paper.ratios().get(1))
                .isEqualTo(new Published.PublishedRatio(
                        "command",
                        "none",
                        "60",
                        Measure.P99,
                        2,
                        Published.PublishedRatio.Exactness.BELOW,
                        "almost 2 ×"));
        assertThat(paper.curve().lines())
                .containsOnly(
                        Map.entry("8 strands", Map.of(1.0, 952.0, 2.0, 1920.0)),
                        Map.entry("4 strands", Map.of(1.0, 822.0, 2.0, 1560.0)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    cites:          | sites:       | line 12: | 'sites' is no key of published
                    level: command, change | level: comand, change | line 14: | 'comand' is no level of caching: expected one of none, command
                    "−6 %"          | "a lot"      | line 14: | 'a lot' is no change
                    "−6 %"          | "-100 %"     | line 14: | leaves nothing
                    times: 2        | times: 0     | line 15: | '0' is not above zero
                    times: 2        | tims: 2      | line 15: | 'tims' is no key of a ratio of the paper
                    times: 2, is    | is           | line 15: | needs 'times'
                    is: below       | is: nearly   | line 15: | expected exactly, about, below or above
                    at: 60          | at: 61       | line 15: | '61' is no level of clients: expected one of 1, 2, 25, 60
                    over: clients   | over: caching| line 17: | 'caching' is no factor of this study whose levels are numbers
                    {1: 952, 2: 1920} | {1: 952}   | line 20: | one point makes no line
                    {1: 952, 2: 1920} | {one: 952, 2: 1920} | line 20: | 'one' is no number
                    """)
    void namesLineOfInvalidValue(String valid, String invalid, String line, String message) {
        assertThat(GOOD).contains(valid);
        assertThatThrownBy(() -> paper(GOOD.replace(valid, invalid)))
                .isInstanceOfSatisfying(
                        Failure.class, failure -> assertThat(failure.isUsage()).isTrue())
                .hasMessageStartingWith("own.yaml, " + line.strip())
                .hasMessageContaining(message);
    }

    @Test
    void rejectsCitationWithoutNumbers() {
        String head = GOOD.substring(0, GOOD.indexOf("  ratios:"));
        assertThatThrownBy(() -> paper(head)).hasMessageContaining("expected 'ratios', 'curve' or both");
    }

    @Test
    void citesSourceOfPublishedNumbers() {
        List<Study> all = new Studies(Path.of("studies")).all();
        assertThat(all)
                .filteredOn(study -> study.published() != null)
                .allSatisfy(study -> assertThat(study.published().cites()).matches(".*\\((2008|2009|2014)\\).*"))
                .extracting(Study::name)
                .containsExactlyInAnyOrder(
                        "cached-modes",
                        "caching-mode",
                        "cpu-binding",
                        "disk-offload",
                        "network",
                        "scale-out",
                        "scale-out-twelve",
                        "scale-up",
                        "sharing-policy",
                        "tuning-ladder");
    }

    /** A range that begins at 1 would accept a hundredth of the published effect, and a missing effect could never refute it. */
    @Test
    void findingRangeStartsAtHalfOfPublishedChange() {
        Pattern change = Pattern.compile("([+−])([\\d.]+) %.*");
        int checked = 0;
        for (Study study : new Studies(Path.of("studies")).all()) {
            for (Finding finding : study.findings()) {
                Matcher figure = change.matcher(finding.figure());
                boolean oneBound = (finding.above() == null) != (finding.below() == null);
                if (!figure.matches() || !oneBound || !finding.others().isEmpty()) {
                    continue;
                }
                double half = Double.parseDouble(figure.group(2)) / 200;
                if (figure.group(1).equals("+")) {
                    assertThat(finding.above()).as(finding.text()).isGreaterThanOrEqualTo(1 + half - 0.001);
                } else {
                    assertThat(finding.below()).as(finding.text()).isLessThanOrEqualTo(1 - half + 0.001);
                }
                checked++;
            }
        }
        assertThat(checked).isGreaterThan(5);
    }
}
