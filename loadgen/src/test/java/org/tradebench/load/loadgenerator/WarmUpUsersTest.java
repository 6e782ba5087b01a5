package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class WarmUpUsersTest {
    private static final Duration NONE = Duration.ZERO;

    @Test
    void usesOneUserPerCpuAndServer() {
        assertThat(WarmUpUsers.few(8, NONE, 1, 2)).isEqualTo(2);
        assertThat(WarmUpUsers.few(8, NONE, 4, 2)).isEqualTo(4);
        assertThat(WarmUpUsers.property(2)).containsEntry("warmup.users", "2");
    }

    @Test
    void usesAllUsersWhenFewAreConfigured() {
        assertThat(WarmUpUsers.few(2, NONE, 1, 2)).isZero();
        assertThat(WarmUpUsers.few(8, NONE, 1, 64)).isZero();
    }

    /** Virtual users with think time leave CPU time to the JIT compilers, and a few of them would need hours. */
    @Test
    void usesAllUsersWithThinkTime() {
        assertThat(WarmUpUsers.few(8, Duration.ofMillis(100), 1, 2)).isZero();
    }
}
