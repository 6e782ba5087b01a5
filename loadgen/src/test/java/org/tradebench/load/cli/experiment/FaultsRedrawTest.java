package org.tradebench.load.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.cli.Terminal;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.report.SampleRun;

/** Checks what {@code experiment faults --redraw} prints, and which folders and options it rejects. */
class FaultsRedrawTest {
    @TempDir
    private Path folder;

    private Terminal redraw(String... more) {
        String[] words = new String[more.length + 3];
        words[0] = "experiment";
        words[1] = "faults";
        words[2] = "--redraw=" + folder;
        System.arraycopy(more, 0, words, 3, more.length);
        return Terminal.type(words);
    }

    @Test
    void printsTableOfEarlierRuns() throws IOException {
        SampleRun.writeWithFault(folder.resolve("1"));

        Terminal terminal = redraw("--json");

        assertThat(terminal.exitCode()).as(terminal.err()).isNotEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("kill-node", "Each run's report is in " + folder);
        assertThat(terminal.out()).startsWith("{").contains("kill-node");
        assertThat(folder.resolve("faults.md")).isRegularFile();
    }

    @Test
    void rejectsFolderWithoutRuns() {
        Terminal terminal = redraw();

        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("expected the result folder of 'trader experiment faults', got " + folder);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void rejectsOptionsOfRuns() throws IOException {
        SampleRun.writeWithFault(folder.resolve("1"));

        Terminal terminal = redraw("--fault=kill-node");

        assertThat(terminal.exitCode()).isEqualTo(ExitCodes.USAGE);
        assertThat(terminal.err()).contains("--redraw", "expected none but --json, --quiet and --verbose");
        assertThat(folder.resolve("faults.md")).doesNotExist();
    }
}
