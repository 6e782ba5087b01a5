package org.tradebench.load.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class RowOptionsTest {
    private static Map<String, String> settings(String... words) {
        return CommandLine.populateCommand(new RowOptions(), words).settings();
    }

    @Test
    void returnsGivenSettings() {
        assertThat(settings("--users", "15000", "--quotes", "500", "--seed", "7"))
                .isEqualTo(Map.of("MAX_USERS", "15000", "MAX_QUOTES", "500", "TRADER_PRICE_SEED", "7"));
    }

    /** The values of the environment then apply. */
    @Test
    void omitsOptionsThatAreNotGiven() {
        assertThat(settings()).isEmpty();
    }
}
