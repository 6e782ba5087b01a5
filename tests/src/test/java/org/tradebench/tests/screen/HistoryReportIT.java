package org.tradebench.tests.screen;

import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;

/** The report of a history in which something changed. */
@Requires(CHROMIUM)
@Tag("full")
@OwnSystem
class HistoryReportIT {

    @TempDir
    Path parent;

    @Test
    void rendersHistoryOfOneStudyOnFourDays() throws IOException {
        Path history = parent.resolve("history.jsonl");
        ReportWindow.render("history", history, day(1, 1), day(2, 1), day(3, 1.5), day(4, 1.5));
        try (ReportWindow window = new ReportWindow()) {
            window.inspect("history", "History: history.jsonl, 2 changes", parent.resolve("history.html"));
        }
    }

    private Path day(int day, double times) throws IOException {
        return KeptStudy.of("heap-size")
                .begunAt("2026-12-0" + day + "T10:00:00Z")
                .times(times, "1g")
                .times(times, "512m")
                .in(parent.resolve("day-" + day));
    }
}
