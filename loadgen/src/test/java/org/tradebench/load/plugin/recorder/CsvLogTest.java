package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CsvLogTest {
    private static final Path FULL = Path.of("/dev/full");

    @TempDir
    private Path folder;

    @Test
    void writesOrdersOnFlush() throws IOException {
        long before = System.currentTimeMillis();
        try (CsvLog log = CsvLog.orders(folder)) {
            log.add("uid:1", "buy", OptionalLong.of(7));
            log.add("uid:2", "sell", OptionalLong.empty());
            log.flush();

            String text = Files.readString(folder.resolve("orders.csv"));

            assertThat(text.replaceAll("(?m)^\\d{13}", "T")).isEqualTo("""
                            time,user,type,order
                            T,uid:1,buy,7
                            T,uid:2,sell,
                            """);
            assertThat(text.lines().skip(1).map(line -> Long.valueOf(line.split(",", 2)[0])))
                    .allMatch(time -> time >= before && time <= System.currentTimeMillis());
        }
    }

    @Test
    void writesOperationsAndAnswersOfUsers() throws IOException {
        try (CsvLog log = CsvLog.history(folder)) {
            log.add("uid:1", 1, "buy", "", OptionalLong.of(7));
            log.add("uid:1", 1, "sell", "12", OptionalLong.empty());
            log.add("uid:1", 2, "balance", "", "100.50");
            log.add("uid:1", 2, "holdings", "", "12 13");
        }

        assertThat(Files.readString(folder.resolve("history.csv")).replaceAll("(?m)^\\d{13}", "T"))
                .isEqualTo("""
                        time,user,session,operation,holding,answer
                        T,uid:1,1,buy,,7
                        T,uid:1,1,sell,12,
                        T,uid:1,2,balance,,100.50
                        T,uid:1,2,holdings,,12 13
                        """);
    }

    @Test
    void failsOnCloseWhenLinesAreLost() throws IOException {
        assumeTrue(Files.exists(FULL));
        Files.createSymbolicLink(folder.resolve("orders.csv"), FULL);
        CsvLog log = CsvLog.orders(folder);
        log.add("uid:1", "buy", OptionalLong.of(7));
        log.flush();

        assertThatThrownBy(log::close).isInstanceOf(IOException.class);
    }
}
