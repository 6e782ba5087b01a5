package org.tradebench.tests.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.tests.harness.Audit;
import org.tradebench.tests.harness.Mode;
import org.tradebench.tests.harness.RunningTrader;

/**
 * Runs, in every mode, a JMeter plan with the page and REST flows of plans for DayTrader 7 and 8, and expects no
 * error.
 */
class DayTraderFlowsIT {

    private static final int VISITORS = 4;
    private static final int ROUNDS = 6;

    private static final RunningTrader TRADER = RunningTrader.get();

    @ParameterizedTest
    @EnumSource
    void runsDayTraderPlansUnchanged(Mode mode) throws InterruptedException, URISyntaxException {
        TRADER.restore(mode);

        List<Sample> samples = PlainJMeter.run(
                "daytrader-flows-" + mode,
                Path.of(getClass().getResource("daytrader-flows.jmx").toURI()),
                Map.of(
                        "PORT",
                        Integer.toString(TRADER.root().getPort()),
                        "THREADS",
                        Integer.toString(VISITORS),
                        "LOOPS",
                        Integer.toString(ROUNDS),
                        "TOPUID",
                        Integer.toString(TRADER.users() - 1),
                        "STOCKS",
                        Integer.toString(TRADER.quotes() - 1)));

        assertThat(samples)
                .allSatisfy(sample ->
                        assertThat(sample.success()).as(sample.toString()).isTrue());
        Map<String, Long> counts =
                samples.stream().collect(Collectors.groupingBy(Sample::label, TreeMap::new, Collectors.counting()));
        assertThat(counts)
                .containsKeys("login", "buy", "sell", "update profile", "register", "quotes by REST", "logout")
                .hasSize(20);
        // Every request once per iteration; a user who buys first has a holding to sell.
        assertThat(counts.values()).containsOnly((long) VISITORS * ROUNDS);
        assertThat(Audit.of(TRADER.database())).isEmpty();
    }
}
