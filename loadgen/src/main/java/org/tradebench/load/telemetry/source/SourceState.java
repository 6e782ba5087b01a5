package org.tradebench.load.telemetry.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;

/** Determines which commit of the project ran, and whether files were changed since: by a release's file, or by git in a clone. */
public final class SourceState {
    /** Name of the fact that holds the commit. */
    public static final String COMMIT = "commit";

    /** Name of the fact that begins with {@code no} or {@code yes}. */
    public static final String CHANGED = "changed since the commit";

    /** Prefix of the facts of an application that is of another build than the harness. */
    public static final String OF_APPLICATION = "application's ";

    private SourceState() {}

    /** Returns the facts; empty when the project is neither a release nor a clone that git can read. */
    public static Map<String, String> of(ProjectLayout project) {
        Map<String, String> facts = new LinkedHashMap<>();
        if (project.isRelease()) {
            // A release is not read by git: the folder around it may be an unrelated clone.
            Properties origin = read(project.releaseFile());
            put(facts, COMMIT, origin.getProperty("commit"));
            put(facts, CHANGED, origin.getProperty("changed"));
        } else {
            readGit(project.base(), facts);
        }
        return facts;
    }

    private static Properties read(Path file) {
        Properties origin = new Properties();
        try (Reader text = Files.newBufferedReader(file)) {
            origin.load(text);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
        return origin;
    }

    private static void put(Map<String, String> facts, String name, @Nullable String value) {
        if (value != null) {
            facts.put(name, value);
        }
    }

    private static void readGit(Path project, Map<String, String> facts) {
        git(project, "rev-parse", "HEAD")
                .flatMap(lines -> lines.stream().findFirst())
                .ifPresent(commit -> {
                    facts.put(COMMIT, commit);
                    git(project, "status", "--porcelain")
                            .ifPresent(changes -> facts.put(
                                    CHANGED, changes.isEmpty() ? "no" : "yes (" + changes.size() + " files)"));
                });
    }

    private static Optional<List<String>> git(Path project, String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(command(arguments))
                .directory(project.toFile())
                .redirectError(Redirect.DISCARD);
        // A status must not write to the repository that it reads.
        builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
        try {
            Process git = builder.start();
            git.getOutputStream().close();
            List<String> lines;
            try (BufferedReader output = git.inputReader(StandardCharsets.UTF_8)) {
                lines = output.lines().toList();
            }
            return git.waitFor() == 0 ? Optional.of(lines) : Optional.empty();
        } catch (IOException noGit) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        return command;
    }
}
