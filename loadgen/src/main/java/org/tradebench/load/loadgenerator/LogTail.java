package org.tradebench.load.loadgenerator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the lines that another process appends to a file, each line once and only when it is complete. */
final class LogTail {
    private final Path file;
    private final ByteArrayOutputStream unfinished = new ByteArrayOutputStream();
    private long position;

    LogTail(Path file) {
        this.file = file;
    }

    /** Returns the lines that were completed since the last call. */
    List<String> newLines() throws IOException {
        List<String> lines = new ArrayList<>();
        try (RandomAccessFile reader = new RandomAccessFile(file.toFile(), "r")) {
            reader.seek(position);
            byte[] buffer = new byte[8192];
            for (int count = reader.read(buffer); count > 0; count = reader.read(buffer)) {
                position += count;
                split(buffer, count, lines);
            }
        }
        return lines;
    }

    private void split(byte[] buffer, int count, List<String> lines) {
        for (int i = 0; i < count; i++) {
            if (buffer[i] == '\n') {
                lines.add(unfinished.toString(StandardCharsets.UTF_8));
                unfinished.reset();
            } else if (buffer[i] != '\r') {
                unfinished.write(buffer[i]);
            }
        }
    }
}
