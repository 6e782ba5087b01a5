package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogTailTest {
    @TempDir
    Path folder;

    @Test
    void returnsEachCompleteLineOnce() throws IOException {
        Path log = Files.writeString(folder.resolve("log"), "one\ntwo\r\nthr");
        LogTail tail = new LogTail(log);
        assertThat(tail.newLines()).containsExactly("one", "two");
        assertThat(tail.newLines()).isEmpty();
        Files.writeString(log, "ee: ä\nfour", StandardOpenOption.APPEND);
        assertThat(tail.newLines()).containsExactly("three: ä");
        Files.writeString(log, "\n" + "x".repeat(20_000) + "\n", StandardOpenOption.APPEND);
        assertThat(tail.newLines()).containsExactly("four", "x".repeat(20_000));
    }
}
