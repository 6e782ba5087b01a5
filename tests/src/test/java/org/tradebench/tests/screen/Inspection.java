package org.tradebench.tests.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.tradebench.load.process.ProjectLayout;

/**
 * Inspects pages in each {@link Look} that they are made for, saves a screenshot of each below {@code tests/target/screenshots}, and collects all findings, so that one
 * test run reports them all. A file beside the screenshots lists them, too.
 */
public final class Inspection {

    private static final Path PICTURES = ProjectLayout.current().base().resolve("tests/target/screenshots");

    private final Chromium chromium;
    private final WindowLog log;
    private final Axe axe;
    private final Spoken spoken;
    private final Outline outline;
    private final Labels labels;
    private final URI home;
    private final Path folder;
    private final Set<Look> looks;
    private final List<String> findings = new ArrayList<>();

    /**
     * Creates an inspection of pages that are used on a screen.
     *
     * @param home the only host to which pages may send requests
     * @param folder of the screenshots
     */
    public Inspection(Chromium chromium, URI home, String folder) {
        this(chromium, home, folder, Look.onScreens());
    }

    private Inspection(Chromium chromium, URI home, String folder, Set<Look> looks) {
        this.chromium = chromium;
        this.home = home;
        this.folder = PICTURES.resolve(folder);
        this.looks = looks;
        log = new WindowLog(chromium);
        axe = new Axe(chromium);
        spoken = new Spoken(chromium);
        outline = new Outline(chromium);
        labels = new Labels(chromium);
    }

    /** Creates an inspection of reports, which are also printed, and whose {@link Outline} and chart {@link Labels} are checked. */
    public static Inspection ofReports(Chromium chromium, URI report, String folder) {
        return new Inspection(chromium, report, "reports/" + folder, Look.everywhere());
    }

    /** Inspects the current page. */
    public void of(String page) {
        of(page, log.complaints());
    }

    /** Inspects the current page, whose error status is intended and is always reported in the console. */
    public void of(String page, int status) {
        of(
                page,
                log.complaints().stream()
                        .filter(complaint -> !complaint.contains("responded with a status of " + status))
                        .toList());
    }

    private void of(String page, List<String> complaints) {
        complaints.forEach(complaint -> findings.add(page + ": console: " + complaint));
        looks.forEach(look -> show(page, look));
        chromium.show(Look.LIGHT);
        if (looks.contains(Look.PAPER)) {
            outline.gaps().forEach(gap -> findings.add(page + ": " + gap));
            labels.faults().forEach(fault -> findings.add(page + ": " + fault));
        }
        end(page);
    }

    /** Inspects an image that is opened without a page. */
    void ofPicture(String picture) {
        log.complaints().forEach(complaint -> findings.add(picture + ": console: " + complaint));
        keep(picture + ".png", chromium.picture());
        labels.faults().forEach(fault -> findings.add(picture + ": " + fault));
        end(picture);
    }

    private void end(String page) {
        log.requests().stream()
                .filter(address -> !isHome(address))
                .forEach(address -> findings.add(page + ": request to another host: " + address));
        keep("findings.txt", String.join("\n", findings).getBytes(StandardCharsets.UTF_8));
    }

    private void show(String page, Look look) {
        chromium.show(look);
        String shown = page + "-" + look.name().toLowerCase(Locale.ROOT);
        keep(shown + ".png", chromium.picture());
        axe.violations().forEach(violation -> findings.add(shown + ": " + violation));
        spoken.gaps().forEach(gap -> findings.add(shown + ": " + gap));
        if (chromium.width() > look.width()) {
            findings.add(shown + ": must be scrolled sideways: " + chromium.width() + " pixels");
        }
    }

    private boolean isHome(URI address) {
        return home.getScheme().equals("file")
                ? "file".equals(address.getScheme())
                : home.getAuthority().equals(address.getAuthority());
    }

    private void keep(String name, byte[] content) {
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(name), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The findings so far, each with its page. */
    List<String> findings() {
        return List.copyOf(findings);
    }

    /** Fails with all findings. */
    public void assertNoFindings() {
        assertThat(findings).isEmpty();
    }
}
