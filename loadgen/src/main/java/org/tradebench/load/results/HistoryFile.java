package org.tradebench.load.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.tradebench.load.failure.Failure;

/**
 * Reads and extends the file of a history: one line of JSON per trial. Lines are only appended, so that the file can be kept in a repository.
 *
 * @param file which need not exist yet
 */
public record HistoryFile(Path file) {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Counts the trials that were added, or known already. */
    public record Added(int added, int known) {}

    /** Returns all lines, in the file's order. */
    public List<HistoryLine> lines() {
        if (!Files.exists(file)) {
            return List.of();
        }
        try {
            List<HistoryLine> lines = new ArrayList<>();
            List<String> texts = Files.readAllLines(file);
            for (int i = 0; i < texts.size(); i++) {
                if (!texts.get(i).isBlank()) {
                    lines.add(line(texts.get(i), i + 1));
                }
            }
            return List.copyOf(lines);
        } catch (IOException e) {
            throw Failure.of("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    private HistoryLine line(String text, int number) {
        HistoryLine line;
        try {
            line = JSON.readValue(text, HistoryLine.class);
        } catch (JsonProcessingException e) {
            throw Failure.usage(file + ", line " + number + ": " + e.getOriginalMessage()
                    + ": expected a line that './trader results history' wrote");
        }
        if (line == null
                || line.version() != HistoryLine.VERSION
                || line.id() == null
                || line.at() == null
                || line.machine() == null
                || line.settings() == null
                || line.metrics() == null) {
            throw Failure.usage(file + ", line " + number + ": no line of version " + HistoryLine.VERSION
                    + " of a history: expected one that './trader results history' wrote");
        }
        return line;
    }

    /** Adds those trials that the file does not have yet. */
    public Added add(List<HistoryLine> replicates) {
        Set<String> known = new HashSet<>();
        lines().forEach(line -> known.add(line.id()));
        StringBuilder more = new StringBuilder();
        int added = 0;
        for (HistoryLine replicate : replicates) {
            if (known.add(replicate.id())) {
                more.append(ResultFolder.json(replicate)).append('\n');
                added++;
            }
        }
        if (added > 0) {
            append(more.toString());
        }
        return new Added(added, replicates.size() - added);
    }

    /** Appends lines in one write, on a new line also after a file whose last line has no end. */
    private void append(String lines) {
        try {
            if (file.toAbsolutePath().getParent() != null) {
                Files.createDirectories(file.toAbsolutePath().getParent());
            }
            boolean open = Files.exists(file)
                    && Files.size(file) > 0
                    && !Files.readString(file).endsWith("\n");
            Files.write(
                    file,
                    ((open ? "\n" : "") + lines).getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw Failure.of("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
