package org.tradebench.load.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.driver.LoadOrder;
import org.tradebench.load.driver.Target;
import org.tradebench.load.settings.RunSettings;

class RemoteDriversTest {
    private static final LoadOrder LOAD =
            new LoadOrder(RunSettings.STANDARD, Target.of("https://app.example.com/daytrader"), "run1");

    @Test
    void passesTrustToEachLoadGenerator() {
        assertThat(RemoteDrivers.arguments(LOAD, "/etc/our root.pem"))
                .startsWith("--url 'https://app.example.com:443/daytrader' --trust '/etc/our root.pem' --run-id run1");
        assertThat(RemoteDrivers.arguments(LOAD, null)).doesNotContain("--trust");
    }
}
