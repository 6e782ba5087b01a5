package org.tradebench.load.consistency;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads {@code checks.sql}, where the checks stand as text, so that the application's console can show its administrator the same ones. */
final class ConsistencyConditions {

    private static final Pattern HEADING = Pattern.compile("(?m)^-- (check|at rest): (.+)$");

    private ConsistencyConditions() {}

    /** All checks, in the order of the file. */
    static List<ConsistencyCondition> all() {
        String text = text();
        List<MatchResult> headings = HEADING.matcher(text).results().toList();
        List<ConsistencyCondition> checks = new ArrayList<>();
        for (int i = 0; i < headings.size(); i++) {
            MatchResult heading = headings.get(i);
            int end = i + 1 < headings.size() ? headings.get(i + 1).start() : text.length();
            checks.add(new ConsistencyCondition(
                    heading.group(2), heading.group(1).equals("at rest"), text.substring(heading.end(), end)));
        }
        return checks;
    }

    private static String text() {
        try (InputStream file = ConsistencyConditions.class.getResourceAsStream("checks.sql")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * States one condition that must hold for every row.
     *
     * @param name what must hold, in a few words
     * @param atRest whether it must hold only while no order is under way
     * @param breaks a query of one text column: each row for which it does not hold, in words
     */
    record ConsistencyCondition(String name, boolean atRest, String breaks) {}
}
