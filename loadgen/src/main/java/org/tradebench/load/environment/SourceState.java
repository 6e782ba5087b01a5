package org.tradebench.load.environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which commit of the project ran, and whether files were changed since. */
public final class SourceState {
    private SourceState() {}

    /** Asks git; tells nothing when there is no git or the project is no clone (an unpacked archive). */
    public static Map<String, String> of(Path project) {
        Map<String, String> facts = new LinkedHashMap<>();
        git(project, "rev-parse", "HEAD")
                .flatMap(lines -> lines.stream().findFirst())
                .ifPresent(commit -> {
                    facts.put("commit", commit);
                    git(project, "status", "--porcelain")
                            .ifPresent(changes -> facts.put(
                                    "changed since the commit",
                                    changes.isEmpty() ? "no" : "yes (" + changes.size() + " files)"));
                });
        return facts;
    }

    private static Optional<List<String>> git(Path project, String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(command(arguments))
                .directory(project.toFile())
                .redirectError(Redirect.DISCARD);
        // A status must not write to the repository that it looks at.
        builder.environment().put("GIT_OPTIONAL_LOCKS", "0");
        try {
            Process git = builder.start();
            git.getOutputStream().close();
            List<String> lines;
            try (BufferedReader said = git.inputReader(StandardCharsets.UTF_8)) {
                lines = said.lines().toList();
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
