package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class JavaInstallationsTest {
    private static final JavaRuntime CURRENT = JavaRuntime.current();

    @Test
    void prefersCurrentJavaOfRequiredVersion() {
        assertThat(JavaInstallations.of(CURRENT.major(), CURRENT, Map.of())).isEqualTo(CURRENT);
    }

    @Test
    void namesVariableForMissingJavaVersion() {
        assertThatThrownBy(() -> JavaInstallations.of(98, CURRENT, Map.of())).hasMessageContaining("JAVA_HOME_98");
    }

    @Test
    void rejectsVariableOfOtherJavaVersion() {
        assertThatThrownBy(() -> JavaInstallations.of(
                        98, CURRENT, Map.of("JAVA_HOME_98", CURRENT.home().toString())))
                .hasMessageContaining("JAVA_HOME_98: expected a folder of Java 98, got Java " + CURRENT.major());
    }
}
