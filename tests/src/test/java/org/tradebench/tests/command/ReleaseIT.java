package org.tradebench.tests.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CHROMIUM;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.validity.CheckOutcome;
import org.tradebench.load.validity.CheckResult;
import org.tradebench.tests.harness.OwnSystem;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.TraderCommand;
import org.tradebench.tests.harness.UnpackedRelease;
import org.tradebench.tests.screen.Chromium;
import org.tradebench.tests.screen.Inspection;

/** The archive of a release runs after unpacking, on a machine without Maven. */
@Tag("full")
@OwnSystem
class ReleaseIT {
    private static final Pattern COPIED = Pattern.compile("(?m)^COPY (?:--\\S+ )*(.+) \\S+$");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:\\s]+)(?:#[^)]*)?\\)");

    private static final Pattern SHORT_NAME = Pattern.compile("(?m)^IBM-ShortName: (\\S+)");
    private static final Pattern FEATURE = Pattern.compile("<feature>(\\S+)</feature>");

    @TempDir
    static Path parent;

    private static UnpackedRelease release;
    private static Properties origin;
    private static TraderCommand.Outcome smallRun;

    @BeforeAll
    static void unpack() throws IOException {
        release = UnpackedRelease.below(parent);
        origin = new Properties();
        try (Reader text = Files.newBufferedReader(release.folder().resolve("RELEASE"))) {
            origin.load(text);
        }
    }

    @AfterAll
    static void closeRelease() throws IOException {
        release.close();
    }

    @Test
    void reportsVersionAndCommit() {
        assertThat(release.folder()).hasFileName("trader-" + origin.getProperty("version"));

        TraderCommand.Outcome outcome = release.run("--version");

        assertThat(outcome.exitCode()).as(outcome.toString()).isZero();
        assertThat(outcome.output()).startsWith("trader " + origin.getProperty("version"));
        if (Files.exists(ProjectLayout.current().base().resolve(".git"))) {
            assertThat(origin.getProperty("commit")).matches("[0-9a-f]{40,64}");
            assertThat(outcome.output()).contains(origin.getProperty("commit"));
        }
    }

    @Test
    void doctorRequiresNoBuildTools() {
        TraderCommand.Outcome outcome = release.run("doctor");

        assertThat(outcome.lines())
                .as(outcome.toString())
                .anyMatch(line -> line.matches("\\s*OK\\s+java\\s.*"))
                .noneMatch(line -> line.contains("maven"));
    }

    @Test
    void containsStudies() {
        TraderCommand.Outcome outcome = release.run("experiment", "list");

        assertThat(outcome.exitCode()).as(outcome.toString()).isZero();
        assertThat(outcome.output()).contains("caching-mode");
    }

    /** An image of the release is built from its server, whose features are only those that it was packed with. */
    @Test
    void serverHasFeaturesOfImages() throws IOException {
        Set<String> packed = new TreeSet<>();
        try (DirectoryStream<Path> manifests = Files.newDirectoryStream(
                release.folder().resolve("trader-app/target/liberty/wlp/lib/features"), "*.mf")) {
            for (Path manifest : manifests) {
                SHORT_NAME.matcher(Files.readString(manifest)).results().forEach(name -> packed.add(name.group(1)));
            }
        }
        Set<String> required = new TreeSet<>();
        try (DirectoryStream<Path> settings =
                Files.newDirectoryStream(release.folder().resolve("deploy/application"), "*.xml")) {
            for (Path file : settings) {
                FEATURE.matcher(Files.readString(file)).results().forEach(name -> required.add(name.group(1)));
            }
        }
        assertThat(required).contains("sessionDatabase-1.0");
        assertThat(packed).containsAll(required);
    }

    @Test
    void completesSmallRunWithReport() throws IOException {
        TraderCommand.Outcome outcome = smallRun();
        Path folder = folder();

        assertThat(outcome.exitCode()).as(outcome.toString()).isIn(0, 3, 4);
        RunRecord run = ResultFolder.of(folder).run();
        assertThat(LoadResult.read(folder.resolve("load-generator.json")).requestCount())
                .as(outcome.toString())
                .isPositive();
        assertThat(check(run, "errors").outcome()).as(outcome.toString()).isEqualTo(CheckOutcome.PASS);
        assertThat(check(run, "consistency").outcome()).as(outcome.toString()).isEqualTo(CheckOutcome.PASS);
        assertThat(run.environment().software().get("commit")).isEqualTo(origin.getProperty("commit"));
        assertThat(Jsoup.parse(Files.readString(folder.resolve("report.html"))).title())
                .startsWith(run.result().name());
    }

    @Test
    @Requires(CHROMIUM)
    void writesAccessibleReport() {
        assertThat(smallRun().exitCode()).as(smallRun().toString()).isIn(0, 3, 4);

        try (Chromium chromium = Chromium.start()) {
            URI report = folder().resolve(ResultFolder.REPORT).toUri();
            Inspection inspection = Inspection.ofReports(chromium, report, "run");

            chromium.open(report);
            assertThat(chromium.title())
                    .startsWith(ResultFolder.of(folder()).run().result().name());
            inspection.of("run");

            inspection.assertNoFindings();
        }
    }

    /** Runs once, for all tests that read the result. */
    private static TraderCommand.Outcome smallRun() {
        if (smallRun == null) {
            smallRun = release.run(
                    "run",
                    "--clients=2",
                    "--users=100",
                    "--quotes=50",
                    "--warmup=300",
                    "--duration=5s",
                    "--caching=command-servlet",
                    "--out=" + folder());
        }
        return smallRun;
    }

    private static Path folder() {
        return parent.resolve("result");
    }

    @Test
    void namesMissingFolder() throws IOException {
        Path part = release.folder().resolve("loadgen/studies");
        Path aside = Files.move(part, parent.resolve("aside"));
        try {
            TraderCommand.Outcome outcome = release.run("--version");
            assertThat(outcome.exitCode()).as(outcome.toString()).isEqualTo(1);
            assertThat(outcome.output()).contains("loadgen/studies is missing");
        } finally {
            Files.move(aside, part);
        }
    }

    @Test
    void containsSourcesOfImages() throws IOException {
        List<String> missing = new ArrayList<>();
        int copied = 0;
        for (Path file : files("deploy", "Dockerfile")) {
            Matcher copy = COPIED.matcher(Files.readString(file));
            while (copy.find()) {
                for (String source : copy.group(1).split(" ", -1)) {
                    copied++;
                    if (!isPacked(source)) {
                        missing.add(file + ": " + source);
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(copied).isGreaterThan(10);
        assertThat(release.folder().resolve("docker-compose.yml")).isRegularFile();
    }

    private static boolean isPacked(String source) throws IOException {
        Path named = release.folder().resolve(source);
        try (DirectoryStream<Path> found =
                Files.newDirectoryStream(named.getParent(), named.getFileName().toString())) {
            return found.iterator().hasNext();
        } catch (NoSuchFileException noFolder) {
            return false;
        }
    }

    @Test
    void keepsExecutablePermissions() throws IOException {
        Path base = ProjectLayout.current().base();
        List<Path> programs = new ArrayList<>(List.of(base.resolve("trader")));
        for (String folder : List.of("deploy", "docs")) {
            try (Stream<Path> files = Files.walk(base.resolve(folder))) {
                files.filter(Files::isRegularFile).forEach(programs::add);
            }
        }
        assertThat(programs).hasSizeGreaterThan(20).allSatisfy(file -> {
            Path there = release.folder().resolve(base.relativize(file).toString());
            assertThat(Files.isExecutable(there))
                    .as(there + " is executable")
                    .isEqualTo(Files.getPosixFilePermissions(file).contains(PosixFilePermission.OWNER_EXECUTE));
        });
    }

    @Test
    void containsNoGeneratedSecrets() {
        assertThat(release.folder().resolve("deploy/kubernetes/secrets/make")).exists();
        assertThat(release.folder().resolve("deploy/kubernetes/secrets/made")).doesNotExist();
    }

    @Test
    void containsNoBrokenDocumentLinks() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path file : files("", ".md")) {
            Matcher link = LINK.matcher(Files.readString(file));
            while (link.find()) {
                links++;
                if (!Files.exists(file.resolveSibling(link.group(1)))) {
                    broken.add(file + ": " + link.group(1));
                }
            }
        }
        assertThat(broken).isEmpty();
        assertThat(links).isGreaterThan(200);
    }

    private static List<Path> files(String below, String end) throws IOException {
        try (Stream<Path> files = Files.walk(release.folder().resolve(below))) {
            return files.filter(file -> file.toString().endsWith(end))
                    .filter(file ->
                            !release.folder().relativize(file).toString().contains("target/"))
                    .toList();
        }
    }

    private static CheckResult check(RunRecord run, String name) {
        return run.checks().stream()
                .filter(check -> check.check().contains(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no check " + name + " among " + run.checks()));
    }
}
