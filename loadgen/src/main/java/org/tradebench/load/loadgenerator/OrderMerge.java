package org.tradebench.load.loadgenerator;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Merges the orders and histories of several processes into one file each, with times of one clock; line after line, because a run of hours has many. */
final class OrderMerge {
    private static final List<String> NAMES = List.of("orders.csv", "history.csv");

    private OrderMerge() {}

    /** Writes each file unless a process wrote none. */
    static void merge(List<Part> parts, Path folder) {
        NAMES.forEach(name -> merge(name, parts, folder));
    }

    private static void merge(String name, List<Part> parts, Path folder) {
        if (!parts.stream().allMatch(part -> Files.isRegularFile(part.folder().resolve(name)))) {
            return;
        }
        try (BufferedWriter merged = Files.newBufferedWriter(folder.resolve(name))) {
            for (int i = 0; i < parts.size(); i++) {
                append(name, parts.get(i), merged, i == 0);
            }
        } catch (IOException e) {
            throw Failure.of("cannot merge the load generators' " + name + ": " + e.getMessage(), e);
        }
    }

    private static void append(String name, Part part, BufferedWriter merged, boolean withHeader) throws IOException {
        try (var lines = Files.newBufferedReader(part.folder().resolve(name))) {
            String header = lines.readLine();
            if (withHeader) {
                merged.write(header + "\n");
            }
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int comma = line.indexOf(',');
                long time = Long.parseLong(line.substring(0, comma))
                        - part.clockAhead().toMillis();
                merged.write(time + line.substring(comma) + "\n");
            }
        } catch (NumberFormatException | StringIndexOutOfBoundsException e) {
            throw Failure.of(part.folder().resolve(name) + " is not a file of the recorder: " + e.getMessage(), e);
        }
    }
}
