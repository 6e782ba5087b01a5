package org.tradebench.load.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tradebench.load.process.ProjectLayout;

/** Checks that every message that docs/troubleshooting.md explains occurs in the sources. */
class MessagesTest {
    /** A table row whose first column quotes messages in backticks; an ellipsis stands for a variable part. */
    private static final Pattern ROW = Pattern.compile("\\| (.*?`.*?`.*?) \\| .*");

    private static final Pattern MESSAGE = Pattern.compile("`([^`]+)`");

    /** The code between two concatenated string literals, over line breaks, too. */
    private static final Pattern ADDED = Pattern.compile("\"\\s*\\+\\s*\"");

    @Test
    void findsEveryDocumentedMessageInSources() throws IOException {
        Path base = ProjectLayout.current().base();
        String sources = sources(base);
        List<String> unknown = new ArrayList<>();
        int messages = 0;
        for (String line : Files.readAllLines(base.resolve("docs/troubleshooting.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                Matcher message = MESSAGE.matcher(row.group(1));
                while (message.find()) {
                    messages++;
                    Stream.of(message.group(1).split("…", -1))
                            .filter(part -> !sources.contains(part))
                            .forEach(part -> unknown.add(message.group(1) + ": '" + part + "'"));
                }
            }
        }
        assertThat(unknown).isEmpty();
        assertThat(messages).isGreaterThan(15);
    }

    private static String sources(Path base) throws IOException {
        StringBuilder text = new StringBuilder(Files.readString(base.resolve("trader")));
        try (Stream<Path> files = Files.walk(base.resolve("loadgen/src/main/java"))) {
            for (Path file : files.filter(name -> name.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                text.append(ADDED.matcher(Files.readString(file)).replaceAll(""));
            }
        }
        return text.toString();
    }
}
