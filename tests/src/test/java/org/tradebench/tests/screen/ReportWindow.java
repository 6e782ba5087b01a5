package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.tradebench.tests.harness.TraderCommand;

/** Opens reports, which the command line draws, in a browser window; no server has a part in it. */
final class ReportWindow implements AutoCloseable {

    private final Chromium chromium = Chromium.start();

    /** Runs a command that draws reports; it must succeed. */
    static void drawn(Object... words) {
        String[] arguments = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            arguments[i] = words[i].toString();
        }
        TraderCommand.Outcome outcome = TraderCommand.run(Map.of(), arguments);
        assertThat(outcome.exitCode()).as(outcome.toString()).isZero();
    }

    /**
     * Inspects a report in every look.
     *
     * @param name of the screenshots
     * @param title how its title begins
     */
    void inspects(String name, String title, Path report) {
        Inspection inspection = Inspection.ofReports(chromium, report.toUri(), name);
        chromium.open(report.toUri());
        assertThat(chromium.title()).startsWith(title);
        inspection.of(name);
        inspection.foundNothing();
    }

    /** Inspects an image and returns its title. */
    String inspectsPicture(String name, Path picture) {
        Inspection inspection = Inspection.ofReports(chromium, picture.toUri(), name);
        chromium.open(picture.toUri());
        inspection.ofPicture(name);
        inspection.foundNothing();
        return chromium.title();
    }

    @Override
    public void close() {
        chromium.close();
    }
}
