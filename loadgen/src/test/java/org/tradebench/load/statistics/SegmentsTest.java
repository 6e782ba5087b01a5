package org.tradebench.load.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentsTest {
    /** Annual flow of the Nile at Aswan, 1871 to 1970, in 10⁸ m³ (Cobb 1978); the data set Nile of R. */
    private static final double[] NILE = {
        1120, 1160, 963, 1210, 1160, 1160, 813, 1230, 1370, 1140, 995, 935, 1110, 994, 1020, 960, 1180, 799, 958, 1140,
        1100, 1210, 1150, 1250, 1260, 1220, 1030, 1100, 774, 840, 874, 694, 940, 833, 701, 916, 692, 1020, 1050, 969,
        831, 726, 456, 824, 702, 1120, 1100, 832, 764, 821, 768, 845, 864, 862, 698, 845, 744, 796, 1040, 759, 781, 865,
        845, 944, 984, 897, 822, 1010, 771, 676, 649, 846, 812, 742, 801, 1040, 860, 874, 848, 890, 744, 749, 838, 1050,
        918, 986, 797, 923, 975, 815, 1020, 906, 901, 1170, 912, 746, 919, 718, 714, 740
    };

    private static double[] noise(Random random, int length) {
        return random.doubles(length, 0, 1).map(one -> 100 + 4 * (one - 0.5)).toArray();
    }

    @Test
    void findsSingleChangeOfNileFlow() {
        Segments nile = Segments.of(NILE);
        assertThat(nile.changes()).extracting(Segments.Change::before).containsExactly(28);
        assertThat(nile.changes().get(0).probability()).isCloseTo(3.591e-7, within(1e-9));
        assertThat(nile.changes().get(0).ratio()).isLessThan(0.8);
    }

    @Test
    void findsTwoStepsAndTheirLevels() {
        double[] values = noise(new Random(1), 60);
        for (int i = 20; i < 40; i++) {
            values[i] += 20;
        }
        Segments found = Segments.of(values);
        assertThat(found.changes()).extracting(Segments.Change::before).containsExactly(20, 40);
        assertThat(found.changes().get(0).from()).isCloseTo(100, within(2.0));
        assertThat(found.changes().get(0).to()).isCloseTo(120, within(2.0));
        assertThat(found.changes().get(1).from()).isCloseTo(120, within(2.0));
        assertThat(found.changes().get(1).to()).isCloseTo(100, within(2.0));
    }

    /** A drop that ends: a test for a single change is least sensitive to it. */
    @Test
    void detectsTemporaryDrop() {
        double[] values = noise(new Random(3), 90);
        for (int i = 30; i < 60; i++) {
            values[i] -= 10;
        }
        List<Segments.Change> changes = Segments.of(values).changes();
        assertThat(changes).hasSize(2);
        assertThat(changes.get(0).before()).isBetween(26, 34);
        assertThat(changes.get(1).before()).isBetween(56, 64);
    }

    /** Also where several lengths of segments share the risk; the bound is two standard errors above 1 %. */
    @ParameterizedTest
    @ValueSource(ints = {12, 16, 24, 40, 60})
    void limitsFalseChangesToOneInHundred(int length) {
        Random random = new Random(2);
        int falseChanges = 0;
        for (int series = 0; series < 5000; series++) {
            falseChanges += Segments.of(noise(random, length)).changes().isEmpty() ? 0 : 1;
        }
        assertThat(falseChanges).isLessThanOrEqualTo(64);
    }

    @Test
    void detectsChangeInTwelveValues() {
        double[] values = noise(new Random(4), 12);
        for (int i = 6; i < 12; i++) {
            values[i] += 10;
        }
        assertThat(Segments.of(values).changes()).singleElement().satisfies(change -> {
            assertThat(change.before()).isEqualTo(6);
            assertThat(change.probability()).isCloseTo(2.0 / 924, within(1e-9));
        });
    }

    @Test
    void findsNoChangeInTooFewValues() {
        double[] step = new double[Segments.MIN - 1];
        Arrays.setAll(step, i -> i < step.length / 2 ? 1 : 1000 + i);
        assertThat(Segments.MIN).isEqualTo(12);
        assertThat(Segments.of(step).changes()).isEmpty();
        assertThat(Segments.of().changes()).isEmpty();
    }
}
