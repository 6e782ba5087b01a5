package org.tradebench.load.report.chart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.tradebench.load.failure.Failure;

/** Replaces the part of a Markdown document that a program writes, between two comments; the text around it stays. */
public final class DocumentPart {
    private final Path file;
    private final String begin;
    private final String end;

    /**
     * Names a part of a document.
     *
     * @param name of the part: it begins with the line {@code <!-- NAME: begin -->} and ends with {@code <!-- NAME: end -->}
     */
    public DocumentPart(Path file, String name) {
        this.file = file;
        begin = "<!-- " + name + ": begin -->";
        end = "<!-- " + name + ": end -->";
    }

    /** Returns the lines of the part. */
    public List<String> read() {
        List<String> lines = lines();
        return lines.subList(lines.indexOf(begin) + 1, lines.indexOf(end));
    }

    /** Replaces the lines of the part. */
    public void write(List<String> part) {
        List<String> lines = lines();
        List<String> anew = new ArrayList<>(lines.subList(0, lines.indexOf(begin) + 1));
        anew.addAll(part);
        anew.addAll(lines.subList(lines.indexOf(end), lines.size()));
        try {
            Files.write(file, anew);
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }

    private List<String> lines() {
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (IOException e) {
            throw Failure.usage("cannot read " + file + ": expected a readable Markdown document");
        }
        if (!lines.contains(begin) || lines.indexOf(end) < lines.indexOf(begin)) {
            throw Failure.usage(file + ": expected a line \"" + begin + "\" and below it a line \"" + end
                    + "\", which mark the part to replace");
        }
        return lines;
    }
}
