package org.tradebench.cache.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.bench.BenchComparison.Contender;

class ResultPictureTest {

    private static final Contender BASE = new Contender("BASE", "the base");
    private static final Contender OURS = new Contender("OURS", "ours");

    private static String picture(double... ratios) {
        BenchComparison comparison = new BenchComparison(
                BenchPlan.HITS,
                Host.OWN_PROCESS,
                "1 thread",
                HitBenchmark.class,
                1,
                Map.of(),
                List.of(BASE, OURS),
                List.of());
        List<BenchTrial> trials = new ArrayList<>();
        for (int block = 1; block <= ratios.length; block++) {
            trials.add(trial(block, comparison, BASE, 1e6));
            trials.add(trial(block, comparison, OURS, 1e6 * ratios[block - 1]));
        }
        List<BenchComparison> plan = List.of(comparison);
        return new ResultPicture(plan, new ResultTables(plan, trials)).svg();
    }

    private static BenchTrial trial(int block, BenchComparison comparison, Contender subject, double perCpuSecond) {
        return BenchTrial.of(
                block, 1, comparison, subject, new JmhMeasurement(List.of(perCpuSecond), perCpuSecond, 0, 0));
    }

    /** The axis ranges from 1/8 to 8 over 370 pixels; 1 is in the middle, at 825, and 1/2 is a sixth of the axis to the left. */
    @Test
    void drawsRatioOnLogarithmicAxis() {
        assertThat(picture(1)).contains("1 thread: ours ÷ the base", "cx=\"825.0\"");
        assertThat(picture(0.5)).contains("cx=\"763.3\"");
    }

    @Test
    void drawsIntervalOfSeveralBlocks() {
        assertThat(picture(0.5)).doesNotContain("stroke=\"#1f5f99\"");
        assertThat(picture(0.5, 0.6, 0.7)).contains("stroke=\"#1f5f99\"");
    }

    @Test
    void drawsRatiosBeyondAxisAtItsEnds() {
        assertThat(picture(100)).contains("cx=\"1010.0\"");
        assertThat(picture(0.001)).contains("cx=\"640.0\"");
    }

    @Test
    void omitsSubjectWithoutCpuTime() {
        assertThat(picture(Double.NaN)).doesNotContain("ours");
    }
}
