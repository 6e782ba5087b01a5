package org.tradebench.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExtraWorkFilterTest {
    /** The expected states of the generator were computed by an independent program. */
    @ParameterizedTest
    @CsvSource({"0, 9e3779b97f4a7c15", "1, dc1b77ae0bf34dad", "1000, 56b663219f6e38f5"})
    void performsRequestedNumberOfRounds(int rounds, String state) {
        assertThat(Long.toHexString(ExtraWorkFilter.work(rounds))).isEqualTo(state);
    }
}
