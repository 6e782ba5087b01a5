package org.tradebench.load.run;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.loadgenerator.LoadMerge;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.Part;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.report.Report;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.results.ResultFolder;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.sut.LoadGeneratorSite;
import org.tradebench.load.sut.url.UrlTarget;
import org.tradebench.load.telemetry.Manifest;
import org.tradebench.load.telemetry.TelemetrySeries;
import org.tradebench.load.telemetry.source.SourceState;
import org.tradebench.load.validity.Recording;

/** Merges the folders of load-generator processes that ran by themselves into one run. */
public final class RunMerge {
    private static final String NO_TELEMETRY =
            "the load generators ran by themselves: CPU and memory of the tiers are not available";

    /** Holds one process's folder and its record. */
    private record Found(Path folder, LoadShareRecord part) {}

    private RunMerge() {}

    /**
     * Merges, audits when the environment names the database, judges and reports.
     *
     * @param folders one for each process, in any order; all of one run
     * @param out the result folder; null for a new one
     */
    public static Run.Outcome merge(List<Path> folders, @Nullable Path out, Display display) {
        List<Found> found = new ArrayList<>();
        folders.forEach(folder -> found.add(new Found(folder, LoadShareRecord.read(folder))));
        found.sort(Comparator.comparing(one -> one.part().number()));
        check(found);
        LoadShareRecord first = found.get(0).part();
        RunSettings settings = first.settings();
        Instant startedAt = Instant.now();
        ResultFolder results = ResultFolder.create(out != null ? out : Run.newFolder(startedAt, "merged"));
        List<Part> parts = new ArrayList<>();
        for (Found one : found) {
            parts.add(LoadGeneratorSite.part(
                    one.part(),
                    copy(
                            one.folder(),
                            results.folder().resolve(one.part().share().name()))));
        }
        display.begin("merge");
        LoadResult loadGenerator = LoadMerge.into(results.folder(), parts);
        display.end(parts.size() + " load generators, " + loadGenerator.requestCount()
                + " requests in the measurement interval");
        Optional<DatabaseSettings> database = DatabaseSettings.fromEnvironment(System.getenv());
        RunOptions options = new RunOptions(settings, new UrlTarget(settings.target()), out);
        TelemetrySeries series = UnwatchedRun.telemetry(List.of(NO_TELEMETRY, LoadGeneratorSite.spread(parts)));
        Recording recording = Recording.read(results.folder(), loadGenerator, series);
        RunRecord record = new MeasuredRun(
                        options,
                        loadGenerator.startedAt(),
                        manifest(found, database),
                        recording,
                        false,
                        null,
                        LoadConsistency.audit(database, display),
                        null,
                        null,
                        List.of(),
                        null,
                        null)
                .write(results);
        return new Run.Outcome(record, recording, results.folder(), Report.write(results, record, recording));
    }

    private static void check(List<Found> found) {
        Found first = found.get(0);
        for (int i = 0; i < found.size(); i++) {
            LoadShareRecord part = found.get(i).part();
            if (!part.runId().equals(first.part().runId())) {
                throw differ(first, found.get(i), "run ids " + first.part().runId() + " and " + part.runId());
            }
            if (part.of() != first.part().of()
                    || !Objects.equals(part.settings(), first.part().settings())) {
                throw differ(first, found.get(i), "other settings");
            }
            if (part.number() != i + 1) {
                throw Failure.usage(
                        part.number() <= i
                                ? "share " + part.share() + " is there twice: expected each share once"
                                : "share " + (i + 1) + "/" + part.of() + " is missing: expected the folders of all "
                                        + part.of() + " processes");
            }
        }
        if (found.size() < first.part().of()) {
            throw Failure.usage("share " + (found.size() + 1) + "/"
                    + first.part().of() + " is missing: expected the folders of all "
                    + first.part().of() + " processes");
        }
    }

    private static Failure differ(Found one, Found other, String what) {
        return Failure.usage(
                one.folder() + " and " + other.folder() + " have " + what + ": expected folders of one run");
    }

    private static Path copy(Path from, Path to) {
        try {
            Files.createDirectories(to);
            try (DirectoryStream<Path> files = Files.newDirectoryStream(from, Files::isRegularFile)) {
                for (Path file : files) {
                    Files.copy(file, to.resolve(file.getFileName()));
                }
            }
            return to;
        } catch (IOException e) {
            throw Failure.of("cannot copy " + from + " to " + to + ": " + e.getMessage(), e);
        }
    }

    private static Manifest manifest(List<Found> found, Optional<DatabaseSettings> database) {
        Map<String, String> software = new LinkedHashMap<>(SourceState.of(ProjectLayout.current()));
        Map<String, String> machine = new LinkedHashMap<>();
        found.forEach(one -> one.part()
                .facts()
                .forEach((name, value) -> machine.put(one.part().share().name() + ": " + name, value)));
        return new Manifest(software, machine, ManifestBuilder.database(database), Map.of(), Map.of(), Map.of());
    }
}
