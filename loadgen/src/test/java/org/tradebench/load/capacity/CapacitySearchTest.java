package org.tradebench.load.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CapacitySearchTest {
    private static final SimulatedQueue QUEUE = new SimulatedQueue(8, 100);
    private static final CapacitySearch.Size SIZE = CapacitySearch.Size.STANDARD;

    private final CapacitySearch search = new CapacitySearch(QUEUE.capacity(), SIZE);

    /** Runs a search to its end; checks that its upper bound never rises and that no rate above the bound is tried. */
    private static List<CapacitySearch.Step> run(
            CapacitySearch search, Function<CapacitySearch.Step, RateOutcome> system) {
        List<CapacitySearch.Step> steps = new ArrayList<>();
        double bound = Double.POSITIVE_INFINITY;
        for (Optional<CapacitySearch.Step> next = search.next(); next.isPresent(); next = search.next()) {
            CapacitySearch.Step step = next.get();
            steps.add(step);
            assertThat(step.rate()).as(steps.toString()).isPositive().isLessThanOrEqualTo(bound);
            RateOutcome outcome = system.apply(step);
            search.accept(outcome);
            Double missed = search.smallestMissed();
            if (missed != null) {
                assertThat(missed).as(steps.toString()).isPositive();
                bound = Math.min(bound, missed);
            }
            if (outcome == RateOutcome.LOAD_GENERATOR_LIMITED) {
                bound = Math.min(bound, step.rate());
            }
            assertThat(steps).hasSizeLessThanOrEqualTo(SIZE.mostTrials());
        }
        assertThat(search.end()).isNotNull();
        return steps;
    }

    private static RateOutcome metBelow(double limit, CapacitySearch.Step step) {
        return step.rate() < limit ? RateOutcome.MET : RateOutcome.MISSED;
    }

    @ParameterizedTest
    @ValueSource(doubles = {47, 50, 60, 80, 120, 250, 1000})
    void findsLargestRateOfQueue(double limitMillis) {
        double largest = QUEUE.largestRate(limitMillis);
        List<CapacitySearch.Step> steps =
                run(search, step -> QUEUE.p99Millis(step.rate()) < limitMillis ? RateOutcome.MET : RateOutcome.MISSED);
        assertThat(search.end()).isEqualTo(SearchEnd.FOUND);
        assertThat(search.largestMet()).isBetween(largest / 1.051, largest);
        assertThat(search.smallestMissed()).isBetween(largest, 1.051 * Objects.requireNonNull(search.largestMet()));
        assertThat(steps).filteredOn(CapacitySearch.Step::confirmation).hasSize(SIZE.confirmations());
        assertThat(steps).hasSizeLessThan(14);
    }

    @Test
    void needsFewTrialsForUsualLimit() {
        assertThat(run(search, step -> metBelow(620, step))).hasSizeLessThanOrEqualTo(9);
    }

    /** A 99th percentile over half a minute is noisy; a search must end nevertheless, in most cases near the true rate. */
    @Test
    void endsDespiteNoise() {
        double limitMillis = 60;
        double largest = QUEUE.largestRate(limitMillis);
        int found = 0;
        int near = 0;
        for (int seed = 0; seed < 300; seed++) {
            Random random = new Random(seed);
            CapacitySearch noisy = new CapacitySearch(QUEUE.capacity(), SIZE);
            run(
                    noisy,
                    step -> QUEUE.p99Millis(step.rate()) * Math.exp(0.15 * random.nextGaussian()) < limitMillis
                            ? RateOutcome.MET
                            : RateOutcome.MISSED);
            Double met = noisy.largestMet();
            if (noisy.end() == SearchEnd.FOUND && met != null) {
                found++;
                near += met > 0.7 * largest && met < 1.1 * largest ? 1 : 0;
                assertThat(noisy.smallestMissed()).isGreaterThan(met);
            }
        }
        assertThat(found).isGreaterThan(270);
        assertThat(near).isGreaterThan(255);
    }

    /** Checks that a search ends after any sequence of outcomes. */
    @Test
    void endsWithRandomOutcomes() {
        for (int seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            RateOutcome[] outcomes = RateOutcome.values();
            run(new CapacitySearch(0.02, SIZE), step -> outcomes[random.nextInt(outcomes.length)]);
        }
    }

    @Test
    void reportsThatNoRateMeetsLimit() {
        List<CapacitySearch.Step> steps = run(search, step -> RateOutcome.MISSED);
        assertThat(search.end()).isEqualTo(SearchEnd.NEVER_MET);
        assertThat(search.largestMet()).isNull();
        assertThat(search.smallestMissed()).isEqualTo(0.01 * QUEUE.capacity());
        assertThat(steps).hasSizeLessThan(11);
    }

    @Test
    void goesBeyondClosedModelThroughput() {
        run(search, step -> metBelow(1_130, step));
        assertThat(search.end()).isEqualTo(SearchEnd.FOUND);
        assertThat(search.largestMet()).isCloseTo(1_100, within(30.0));
    }

    @Test
    void concludesNothingWhenEveryRateMeetsLimit() {
        run(search, step -> RateOutcome.MET);
        assertThat(search.end()).isEqualTo(SearchEnd.LOAD_GENERATOR_LIMITED);
        assertThat(search.largestMet()).isNull();
    }

    /** One wrong outcome must not lead far below the largest rate. */
    @Test
    void repeatsMissBeforeItDescends() {
        List<CapacitySearch.Step> steps = new ArrayList<>();
        run(search, step -> {
            steps.add(step);
            return steps.size() == 1 ? RateOutcome.MISSED : metBelow(620, step);
        });
        assertThat(steps.get(1)).isEqualTo(steps.get(0));
        assertThat(search.largestMet()).isBetween(590.0, 620.0);
    }

    @Test
    void givesUpWhenConfirmationsKeepMissing() {
        run(search, step -> step.confirmation() ? RateOutcome.MISSED : metBelow(620, step));
        assertThat(search.end()).isEqualTo(SearchEnd.TOO_MANY_TRIALS);
        assertThat(SearchEnd.TOO_MANY_TRIALS.conclusive()).isFalse();
    }

    @Test
    void concludesNothingAtLimitOfLoadGenerator() {
        run(search, step -> step.rate() < 700 ? RateOutcome.MET : RateOutcome.LOAD_GENERATOR_LIMITED);
        assertThat(search.end()).isEqualTo(SearchEnd.LOAD_GENERATOR_LIMITED);
        assertThat(search.largestMet()).isBetween(660.0, 700.0);
        assertThat(search.smallestMissed()).isNull();
    }

    @Test
    void findsRateBelowLimitOfLoadGenerator() {
        run(search, step -> step.rate() > 650 ? RateOutcome.LOAD_GENERATOR_LIMITED : metBelow(450, step));
        assertThat(search.end()).isEqualTo(SearchEnd.FOUND);
        assertThat(search.largestMet()).isBetween(425.0, 450.0);
    }

    @Test
    void concludesNothingWhenNoRateCanBeOffered() {
        run(search, step -> RateOutcome.LOAD_GENERATOR_LIMITED);
        assertThat(search.end()).isEqualTo(SearchEnd.LOAD_GENERATOR_LIMITED);
        assertThat(search.largestMet()).isNull();
    }

    @Test
    void lowersRateWhenConfirmationMisses() {
        List<CapacitySearch.Step> confirmations = new ArrayList<>();
        run(search, step -> {
            if (!step.confirmation()) {
                return metBelow(600, step);
            }
            confirmations.add(step);
            return confirmations.size() == 2 ? RateOutcome.MISSED : RateOutcome.MET;
        });
        double first = confirmations.get(0).rate();
        assertThat(confirmations).hasSize(5);
        assertThat(search.end()).isEqualTo(SearchEnd.FOUND);
        assertThat(search.smallestMissed()).isEqualTo(first);
        assertThat(search.largestMet()).isCloseTo(first / 1.05, within(0.1));
    }

    @Test
    void repeatsUnusableTrialTwice() {
        List<CapacitySearch.Step> steps = new ArrayList<>();
        run(search, step -> {
            steps.add(step);
            return steps.size() <= 2 ? RateOutcome.UNUSABLE : metBelow(620, step);
        });
        assertThat(steps.get(2)).isEqualTo(steps.get(0));
        assertThat(search.end()).isEqualTo(SearchEnd.FOUND);

        CapacitySearch disturbed = new CapacitySearch(800, SIZE);
        assertThat(run(disturbed, step -> RateOutcome.UNUSABLE)).hasSize(3);
        assertThat(disturbed.end()).isEqualTo(SearchEnd.UNUSABLE_TRIALS);
    }

    @Test
    void endsWhenDataIsInconsistent() {
        assertThat(run(search, step -> RateOutcome.INCONSISTENT)).hasSize(1);
        assertThat(search.end()).isEqualTo(SearchEnd.INCONSISTENT);
    }
}
