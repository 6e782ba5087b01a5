package org.tradebench.tests.soap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tradebench.tests.harness.Requirement.CURL;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.DocumentedShell;
import org.tradebench.tests.harness.DocumentedShell.Typed;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.Requires;
import org.tradebench.tests.harness.Rows;
import org.tradebench.tests.harness.RunningTrader;
import org.tradebench.tests.harness.SecondApplication;

/** The commands of {@code docs/application-interfaces.md} for web services, run in a shell as documented. */
@SecondApplication
@Requires(CURL)
@Tag("full")
class SoapDocumentIT {

    private static final RunningTrader TRADER = RunningTrader.second();
    private static final String BOUGHT = """
            SELECT count(*) FROM trade_order o JOIN account a ON a.account_id = o.account_id
            WHERE a.user_id = 'uid:1' AND o.symbol = 's:1' AND o.quantity = 10 AND o.order_status = 'closed'
            """;

    @TempDir
    Path folder;

    @Test
    void documentedCommandsLogInAndBuy() throws Exception {
        TRADER.restore(Mode.DIRECT);
        long before = Long.parseLong(Rows.value(TRADER.database(), BOUGHT));

        // The other commands start servers of their own.
        List<String> requests = DocumentedShell.commands("application-interfaces.md", "Web services").stream()
                .filter(command -> command.startsWith("curl "))
                .toList();
        List<Typed> typed = new DocumentedShell(folder, TRADER.root()).type(requests);

        assertThat(typed).hasSize(2);
        assertThat(typed).allSatisfy(one -> assertThat(one.statuses()).containsExactly(200));
        assertThat(typed.get(0).shown()).contains("loginResponse");
        assertThat(typed.get(1).shown()).contains("buyResponse");
        assertThat(Long.parseLong(Rows.value(TRADER.database(), BOUGHT))).isEqualTo(before + 1);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }
}
