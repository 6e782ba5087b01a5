package org.tradebench.load.telemetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.SessionUse.Activity;

class SessionUseTest {
    private static final Activity EXECUTING = new Activity("executing", 150);
    private static final Activity SYNC = new Activity("IO: WalSync", 50);

    private final SessionUse use = SessionUse.of(100, 10, Map.of("IO: WalSync", 50L, "executing", 150L));

    @Test
    void sortsActivitiesByFrequency() {
        assertThat(use.activities()).isEqualTo(List.of(EXECUTING, SYNC));
        assertThat(use.share(SYNC)).isEqualTo(0.25);
    }

    @Test
    void derivesTimePerOperationByLittlesLaw() {
        assertThat(use.microsPerOperation(SYNC, 1000))
                .as("half a session for 10 s, divided by 1,000 operations")
                .isEqualTo(5_000, within(1e-9));
        assertThat(use.microsPerOperation(EXECUTING, 1000)).isEqualTo(15_000, within(1e-9));
    }
}
