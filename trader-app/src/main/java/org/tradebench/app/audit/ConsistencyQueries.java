package org.tradebench.app.audit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads the load generator's own checks ({@code checks.sql}), so that the console and a run's validity check agree. */
final class ConsistencyQueries {
    private static final Pattern FIRST_LINE = Pattern.compile("(?m)^-- (check|at rest): (.+)$");

    private ConsistencyQueries() {}

    static List<ConsistencyQuery> all() {
        String file = file();
        List<ConsistencyQuery> checks = new ArrayList<>();
        List<MatchResult> lines = FIRST_LINE.matcher(file).results().toList();
        for (int i = 0; i < lines.size(); i++) {
            MatchResult line = lines.get(i);
            int end = i == lines.size() - 1 ? file.length() : lines.get(i + 1).start();
            boolean atRest = line.group(1).equals("at rest");
            checks.add(new ConsistencyQuery(line.group(2), atRest, file.substring(line.end(), end)));
        }
        return checks;
    }

    private static String file() {
        try (InputStream stream = ConsistencyQueries.class.getResourceAsStream("checks.sql")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("The application's own checks cannot be read", e);
        }
    }
}
