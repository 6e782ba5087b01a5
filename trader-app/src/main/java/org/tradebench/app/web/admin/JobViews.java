package org.tradebench.app.web.admin;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.maintenance.DataJob;
import org.tradebench.app.web.page.DisplayFormat;
import org.tradebench.app.web.page.JobView;

/** Describes the state of a population or reset in words. */
final class JobViews {
    private JobViews() {}

    private static final JobView NONE = new JobView("", "", false, false, 0, 0);

    /** @param job null when there was none */
    static JobView of(@Nullable DataJob job) {
        return job == null
                ? NONE
                : new JobView(text(job), rows(job), job.running(), job.failure() != null, job.done(), job.all());
    }

    /** Describes progress only while it runs: beside the text and not in it, so that a screen reader says each step and not each thousand rows. */
    private static String rows(DataJob job) {
        return job.running() && job.all() > 0
                ? "%s of %s rows".formatted(DisplayFormat.count(job.done()), DisplayFormat.count(job.all()))
                : "";
    }

    private static String text(DataJob job) {
        if (job.running()) {
            return "%s is running: %s.".formatted(job.name(), job.step());
        }
        if (job.failure() != null) {
            return "%s failed: %s".formatted(job.name(), job.failure());
        }
        long millis = Duration.between(job.started(), job.ended()).toMillis();
        return "%s done at %s, after %d.%03d s."
                .formatted(job.name(), DisplayFormat.moment(job.ended()), millis / 1000, millis % 1000);
    }
}
