package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;

/** The figure of all outcomes of the kept studies, which is a file of its own. */
@Requires(CHROMIUM)
@Tag("full")
@OwnSystem
class FindingsFigureIT {

    private static final Path RESULTS = ProjectLayout.current().base().resolve("docs/results");

    @TempDir
    Path folder;

    @Test
    void rendersReadableFigure() {
        Path figure = folder.resolve("verdicts.svg");
        ReportWindow.render("verdicts", "--results", RESULTS, "--figure", figure);
        try (ReportWindow window = new ReportWindow()) {
            assertThat(window.inspectPicture("verdicts", figure))
                    .isEqualTo("What the papers found (bands) and what was measured here (ratios, 95 % intervals)");
        }
    }
}
