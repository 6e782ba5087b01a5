package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.tradebench.tests.harness.TraderCommand;

/** Opens reports that the command line has rendered in a browser window, without a server. */
final class ReportWindow implements AutoCloseable {

    private final Chromium chromium = Chromium.start();

    /** Runs a command that renders reports; it must succeed. */
    static void render(Object... words) {
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
    void inspect(String name, String title, Path report) {
        Inspection inspection = Inspection.ofReports(chromium, report.toUri(), name);
        chromium.open(report.toUri());
        assertThat(chromium.title()).startsWith(title);
        inspection.of(name);
        inspection.assertNoFindings();
    }

    /** Inspects an image and returns its title. */
    String inspectPicture(String name, Path picture) {
        Inspection inspection = Inspection.ofReports(chromium, picture.toUri(), name);
        chromium.open(picture.toUri());
        inspection.ofPicture(name);
        inspection.assertNoFindings();
        return chromium.title();
    }

    @Override
    public void close() {
        chromium.close();
    }
}
