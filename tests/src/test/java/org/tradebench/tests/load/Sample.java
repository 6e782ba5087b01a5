package org.tradebench.tests.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One line of JMeter's result file in CSV. */
record Sample(String label, String code, boolean success, String failure) {

    /** All samples of a file; its first line names the columns. */
    static List<Sample> read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            List<String> columns = cells(lines.get(0));
            List<Sample> samples = new ArrayList<>();
            for (String line : lines.subList(1, lines.size())) {
                List<String> cells = cells(line);
                samples.add(new Sample(
                        cells.get(columns.indexOf("label")),
                        cells.get(columns.indexOf("responseCode")),
                        Boolean.parseBoolean(cells.get(columns.indexOf("success"))),
                        cells.get(columns.indexOf("failureMessage"))));
            }
            return samples;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Splits at commas that stand outside quotes; JMeter doubles a quote inside. */
    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char character = line.charAt(i);
            if (character == '"') {
                quoted = !quoted;
            } else if (character == ',' && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(character);
            }
        }
        cells.add(cell.toString());
        return cells;
    }
}
