package org.tradebench.load.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.load.caching.Caching;

class ArmTest {
    @Test
    void numbersOfServersAreNamedAndOneThatIsThereAgainIsMarked() {
        List<Arm> arms = Arm.ofServers(List.of(1, 2, 1), null);

        assertThat(arms).extracting(Arm::label).containsExactly("1 server", "2 servers", "1 server A/A");
        assertThat(arms).extracting(Arm::applications).containsExactly(1, 2, 1);
        assertThat(arms).extracting(Arm::isAgain).containsExactly(false, false, true);
        assertThat(arms).extracting(Arm::folder).containsExactly("1-server", "2-servers", "1-server-again");
    }

    @Test
    void waysToCacheRunOnOneServer() {
        assertThat(Arm.ofCaching(List.of(Caching.NONE, Caching.NONE)))
                .extracting(Arm::applications)
                .containsExactly(1, 1);
    }
}
