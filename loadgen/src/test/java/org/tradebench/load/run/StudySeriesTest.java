package org.tradebench.load.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.experiment.ExperimentRecord;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.report.study.SampleStudy;
import org.tradebench.load.study.Study;

class StudySeriesTest {
    private static final List<Study> STUDIES =
            Stream.of("caching-mode", "modes", "sizing").map(SampleStudy::study).toList();

    @TempDir
    private Path folder;

    private final AtomicLong clock = new AtomicLong();
    private final List<String> started = new ArrayList<>();

    /** Runs a series in which each study takes ten minutes and is then complete, except one that is half complete and one that fails. */
    private List<StudySeries.Outcome> run(@Nullable Duration budget, String incomplete, String failing)
            throws InterruptedException {
        StudySeries.Maker maker = (study, own, begun, share) -> {
            started.add(study.name() + (begun ? " again" : "") + (share == null ? "" : " " + share.toMinutes()));
            clock.addAndGet(Duration.ofMinutes(10).toNanos());
            if (study.name().equals(failing)) {
                throw Failure.of("Docker does not answer");
            }
            ExperimentRecord record = SampleStudy.of(study, 6, trial -> true);
            own.toFile().mkdirs();
            (study.name().equals(incomplete) ? half(record) : record).write(own);
        };
        return new StudySeries(folder, maker, clock::get, line -> {}).run(STUDIES, budget);
    }

    private static ExperimentRecord half(ExperimentRecord record) {
        return new ExperimentRecord(
                record.version(),
                record.study(),
                record.file(),
                record.sizes(),
                record.staging(),
                record.target(),
                record.settings(),
                record.blocks(),
                record.seed(),
                record.plan(),
                record.command(),
                record.startedAt(),
                record.endedAt(),
                record.machine(),
                record.trials().subList(0, record.trials().size() / 2),
                record.ended());
    }

    @Test
    void dividesRemainingTimeAmongStudies() throws InterruptedException {
        run(Duration.ofMinutes(90), "", "");
        assertThat(started).containsExactly("caching-mode 30", "modes 40", "sizing 70");
    }

    @Test
    void startsNoStudyAfterBudget() throws InterruptedException {
        run(Duration.ofMinutes(15), "", "");
        assertThat(started).containsExactly("caching-mode 5", "modes 2");
    }

    @Test
    void resumesIncompleteStudy() throws InterruptedException {
        run(null, "modes", "");
        started.clear();
        run(null, "", "");
        assertThat(started).containsExactly("modes again");
        started.clear();
        run(null, "", "");
        assertThat(started).isEmpty();
    }

    @Test
    void continuesAfterFailedStudy() throws InterruptedException {
        assertThat(run(null, "", "modes"))
                .extracting(StudySeries.Outcome::failure)
                .containsExactly(null, "Docker does not answer", null);
        assertThat(Files.exists(folder.resolve("sizing").resolve(ExperimentRecord.FILE)))
                .isTrue();
    }
}
