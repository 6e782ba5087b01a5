package org.tradebench.tests.caching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CURL;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Caching;
import org.tradebench.tests.harness.DocumentedShell;
import org.tradebench.tests.harness.DocumentedShell.Typed;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.RunningTrader;

/** The commands for the cache monitor in {@code docs/console.md}, run in a shell as documented. */
@Requires(CURL)
@Tag("full")
class CacheMonitorDocumentIT {

    private static final RunningTrader TRADER = RunningTrader.get();

    @TempDir
    Path folder;

    @Test
    void findsAndRemovesEntry() throws Exception {
        TRADER.restore(Mode.DIRECT, Caching.COMMAND);
        Browser visitor = TRADER.browser();
        assertThat(visitor.login("uid:1", "xxx").status()).isEqualTo(200);
        assertThat(visitor.getAction("quotes", "symbols", "s:1").status()).isEqualTo(200);

        List<String> commands = DocumentedShell.commands("console.md", "Cache monitor");
        List<Typed> typed = new DocumentedShell(folder, TRADER.root()).type(commands);

        assertThat(typed).hasSize(3);
        assertThat(typed.get(1).statuses()).as("contents: " + typed).containsExactly(200);
        assertThat(typed.get(1).shown()).contains("Quote_Symbol:s:1");
        assertThat(typed.get(2).statuses()).as("removed: " + typed).containsExactly(303);
        TRADER.restore(Mode.DIRECT);
    }
}
