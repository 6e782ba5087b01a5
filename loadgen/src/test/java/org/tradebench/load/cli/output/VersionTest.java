package org.tradebench.load.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.telemetry.source.SourceState;

class VersionTest {
    @Test
    void namesCommitIfKnown() {
        assertThat(Version.origin(Map.of())).isEmpty();
        assertThat(Version.origin(Map.of(SourceState.COMMIT, "abc", SourceState.CHANGED, "no")))
                .isEqualTo(" (commit abc)");
        assertThat(Version.origin(Map.of(SourceState.COMMIT, "abc", SourceState.CHANGED, "yes (2 files)")))
                .isEqualTo(" (commit abc, changed since)");
    }
}
