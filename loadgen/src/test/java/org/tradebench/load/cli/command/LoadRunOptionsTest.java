package org.tradebench.load.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tradebench.load.cli.Terminal;
import org.tradebench.load.cli.output.ExitCodes;

/** Checks which options the command {@code load run} rejects before it starts a load generator. */
class LoadRunOptionsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--share 1/2 --arrivals 100 --arrival-process constant | one load generator, or --arrival-process poisson",
                "--arrivals 50 --plan scenario | --arrivals and --find-max are for the other plans"
            })
    void rejectsInvalidArrivals(String options, String expected) {
        Path out = folder.resolve("out");
        List<String> words = new ArrayList<>(List.of(
                "load", "run", "--url=http://localhost:1/daytrader", "--run-id=r1", "--warmup=10", "--out=" + out));
        words.addAll(List.of(options.strip().split(" ", -1)));

        Terminal terminal = Terminal.type(words.toArray(String[]::new));

        assertThat(terminal.exitCode()).as(terminal.err()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains(expected.strip());
        assertThat(out).doesNotExist();
    }
}
