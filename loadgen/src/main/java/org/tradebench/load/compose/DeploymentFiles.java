package org.tradebench.load.compose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tradebench.load.failure.Failure;

/** Lists the settings that the compose files of the project accept. */
public final class DeploymentFiles {
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([A-Z][A-Z0-9_]*)");

    private DeploymentFiles() {}

    /** The variables that they read. */
    public static Set<String> variables() {
        Path folder = Project.folder().resolve("deploy").resolve("compose");
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(one -> one.toString().endsWith(".yml")).toList()) {
                Matcher matcher = VARIABLE.matcher(Files.readString(file));
                while (matcher.find()) {
                    names.add(matcher.group(1));
                }
            }
        } catch (IOException e) {
            throw Failure.of("cannot read the compose files in " + folder + ": " + e.getMessage(), e);
        }
        return names;
    }
}
