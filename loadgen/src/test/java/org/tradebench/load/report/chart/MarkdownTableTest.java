package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTableTest {
    @Test
    void escapesVerticalBarsAndLineBreaks() {
        assertThat(MarkdownTable.lines(List.of(List.of("name", "value"), List.of("a|b", "1\n2"))))
                .containsExactly("| name | value |", "|------|------:|", "| a\\|b |   1 2 |");
    }
}
