package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;

class FailureKindsTest {
    private final FailureKinds failures = new FailureKinds();

    @Test
    void groupsMessagesThatDifferInNumbers() {
        failures.failed("quotes", "no S17 Incorporated", 0);
        failures.failed("quotes", "no S4 Incorporated", 0);
        failures.failed("home", "no S4 Incorporated", 0);
        assertThat(failures.kinds())
                .extracting(
                        FailureKinds.Kind::label,
                        FailureKinds.Kind::example,
                        kind -> kind.count().sum())
                .containsExactlyInAnyOrder(
                        tuple("quotes", "no S17 Incorporated", 2L), tuple("home", "no S4 Incorporated", 1L));
    }

    @Test
    void limitsKindsAndMessageLength() {
        for (char kind = 'a'; kind <= 'z'; kind++) {
            failures.failed("home", Character.toString(kind).repeat(10_000), 0);
        }
        assertThat(failures.kinds())
                .hasSize(20)
                .allSatisfy(kind -> assertThat(kind.example()).hasSizeLessThan(400));
    }
}
