package org.tradebench.load.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.driver.LoadSettings;
import org.tradebench.load.driver.Target;
import org.tradebench.load.driver.Workload;

class RemoteDriversTest {
    private static final LoadSettings LOAD =
            LoadSettings.standard(Target.of("https://app.example.com/daytrader"), "run1");

    @Test
    void tellsEachDriverWhomToTrust() {
        assertThat(RemoteDrivers.arguments(Workload.TRADE, LOAD, "/etc/our root.pem"))
                .startsWith("--url 'https://app.example.com:443/daytrader' --trust '/etc/our root.pem' --run-id run1");
        assertThat(RemoteDrivers.arguments(Workload.TRADE, LOAD, null)).doesNotContain("--trust");
    }
}
