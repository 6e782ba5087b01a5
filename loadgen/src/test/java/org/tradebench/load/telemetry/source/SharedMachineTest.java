package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SharedMachineTest {
    @Test
    void isSharedOnlyWhenVariableIsOne() {
        assertThat(SharedMachine.of(Map.of(SharedMachine.VARIABLE, "1"))).isTrue();
        assertThat(SharedMachine.of(Map.of(SharedMachine.VARIABLE, "0"))).isFalse();
        assertThat(SharedMachine.of(Map.of())).isFalse();
    }
}
