package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.settings.WorkloadPlan;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.ExpectedMix;
import org.tradebench.load.validity.MixCheck;

/** Runs the plan of the middle tier against fake pages and images. */
@RealJMeter
@Tag("full")
class MidTierPlanIT {
    @TempDir
    Path folder;

    private final FakeTrader fake = new FakeTrader(0);
    private final FakeImages images = new FakeImages(fake);

    @AfterEach
    void stop() {
        fake.close();
    }

    @Test
    void playsSharesOfStudyWithoutErrors() throws InterruptedException {
        LoadResult result = PlanRun.of(WorkloadPlan.MID_TIER, fake.target(), 2, 2000, folder);

        assertThat(result.failures()).isEmpty();
        assertThat(result.errorCount() + result.warmup().errors()).isZero();
        assertThat(MixCheck.judge(ExpectedMix.of(WorkloadPlan.MID_TIER, 14), result.played(), 2)
                        .outcome())
                .isNotEqualTo(CheckOutcome.FAIL);
        assertThat(result.warmup().requests()
                        + result.requestCount()
                        + result.openAtEnd().requests()
                        + result.later())
                .isEqualTo(fake.requests() + images.received());
        assertThat(images.received()).isPositive();
    }

    @Test
    void detectsEveryWrongImageAndPage() throws InterruptedException {
        WrongPages wrong = new WrongPages();
        fake.replacePages(wrong);
        images.corruptAnswers();
        LoadResult result = PlanRun.of(WorkloadPlan.MID_TIER, fake.target(), 2, 4000, folder);

        long wrongAnswers = wrong.count() + images.wrong();
        long notCounted = result.openAtEnd().requests() + result.later();
        assertThat(result.warmup().errors() + result.errorCount()).isBetween(wrongAnswers - notCounted, wrongAnswers);
        assertThat(images.usedEveryCorruption()).isTrue();
    }
}
