package org.tradebench.tests.statements;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.tests.harness.Mode;

/** Reads the expected costs from the document's first table, so that document and tests cannot differ. */
final class DocumentedCosts {

    private final Map<String, Map<Mode, Cost>> costs = new LinkedHashMap<>();

    private DocumentedCosts(List<String> lines) {
        List<List<String>> table = table(lines);
        List<String> header = table.get(0);
        // The second line only rules off the header.
        for (List<String> row : table.subList(2, table.size())) {
            Map<Mode, Cost> ofModes = new EnumMap<>(Mode.class);
            for (Mode mode : Mode.values()) {
                ofModes.put(mode, Cost.of(row.get(header.indexOf(mode.label()))));
            }
            costs.put(row.get(0), ofModes);
        }
    }

    static DocumentedCosts read() {
        return new DocumentedCosts(document());
    }

    /** The first table under a heading, by rows; the first row is its header, the second only rules it off. */
    static List<List<String>> tableUnder(String heading) {
        return table(document().stream()
                .dropWhile(line -> !line.equals("## " + heading))
                .toList());
    }

    private static List<String> document() {
        Path document = ProjectLayout.current().base().resolve("docs/operations.md");
        try {
            return Files.readAllLines(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<List<String>> table(List<String> lines) {
        return lines.stream()
                .dropWhile(line -> !line.startsWith("|"))
                .takeWhile(line -> line.startsWith("|"))
                .map(DocumentedCosts::cells)
                .toList();
    }

    Set<String> operations() {
        return costs.keySet();
    }

    /** Returns the total cost of operations in this mode. */
    Cost of(List<String> operations, Mode mode) {
        Cost sum = Cost.NOTHING;
        for (String operation : operations) {
            Map<Mode, Cost> ofModes = costs.get(operation);
            if (ofModes == null) {
                throw new AssertionError("The document does not know the operation: " + operation);
            }
            sum = sum.plus(ofModes.get(mode));
        }
        return sum;
    }

    private static List<String> cells(String line) {
        return Stream.of(line.substring(1).split("\\|")).map(String::strip).toList();
    }
}
