package org.tradebench.tests.oracle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A named list of steps that both caches execute. */
record Scenario(String name, List<String> steps) {

    /** Reads the scenarios of {@code scenarios.txt}. */
    static List<Scenario> all() throws IOException {
        List<Scenario> all = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Scenario.class.getResourceAsStream("scenarios.txt"), StandardCharsets.UTF_8))) {
            for (String line : lines.lines().collect(Collectors.toList())) {
                if (line.startsWith("[")) {
                    all.add(new Scenario(line.substring(1, line.indexOf(']')), new ArrayList<>()));
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    all.get(all.size() - 1).steps().add(line.trim());
                }
            }
        }
        return all;
    }

    /** A step's name, which is the same as long as the steps before it are. */
    String step(int index) {
        return name + " " + (index + 1) + ": `" + steps.get(index) + "`";
    }
}
