package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlotTest {
    @Test
    void showsValuesOfSameSecondTogether() {
        Series answers = new Series(
                "correct answers", "c-throughput", List.of(new Series.Point(-0.2, 40), new Series.Point(0.5, 100)));
        Series errors = new Series(
                "errors",
                "c-error",
                List.of(
                        new Series.Point(-1.7, 7),
                        new Series.Point(-0.7, 5),
                        new Series.Point(0.1, 3),
                        new Series.Point(0.5, 1)));
        Series busy = new Series("machine", "c-machine", List.of(new Series.Point(0.5, 2)));

        Element drawn = new Plot(
                        new Scale(-2, 1, Plot.LEFT, Plot.RIGHT, false), Scale.fromZero(100, Plot.BOTTOM, Plot.TOP))
                .readable(List.of(answers, errors, busy), "")
                .svg("answers", "");

        assertThat(drawn.all("title"))
                .extracting(Element::text)
                .containsExactly(
                        "-0.2 s; correct answers 40.00; errors 3.00",
                        "0.5 s; correct answers 100.00; errors 1.00; machine 2.00");
    }
}
