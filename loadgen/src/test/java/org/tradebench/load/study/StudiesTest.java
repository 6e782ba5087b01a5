package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the studies of the project exist and are complete. */
class StudiesTest {
    @Test
    void readsEveryStudyAtBothSizes() {
        List<Study> all = new Studies(Path.of("studies")).all();
        assertThat(all).extracting(Study::name).contains("baseline", "caching-mode", "gc-policy", "update-mix");
        assertThat(all)
                .filteredOn(study -> study.instead() == null)
                .allSatisfy(study -> assertThat(
                                study.experiment().atStagingSize().compared().levels())
                        .hasSizeGreaterThan(1));
    }

    /** Lists the studies of the five papers and the project's own. */
    @Test
    void containsEveryStudyWithItsDescription() {
        List<Study> all = new Studies(Path.of("studies")).all();
        assertThat(all)
                .extracting(study -> study.source() + " " + study.name())
                .contains(
                        "ZVM baseline",
                        "ZVM caching-mode",
                        "ZVM cached-modes",
                        "ZVM gc-policy",
                        "ZVM sharing-policy",
                        "ZVM proxy",
                        "ZVM proxy-cpus",
                        "ZVM cache-size",
                        "ZVM update-mix",
                        "ZVM disk-offload",
                        "ZVM hardware",
                        "ZVM network",
                        "T5 scale-up",
                        "T5 instances",
                        "T5 tls",
                        "T5 cpu-binding",
                        "T5 heap-size",
                        "T5 interrupts",
                        "T5 nics",
                        "SOA tuning-ladder",
                        "IBMi primitives",
                        "IBMi modes",
                        "LDOM scale-out",
                        "LDOM scale-out-twelve",
                        "LDOM sizing",
                        "ours database-distance",
                        "ours user-scale",
                        "ours java",
                        "ours order-mode");
        assertThat(all).allSatisfy(study -> {
            assertThat(study.here()).as("what runs in this replication").isNotEmpty();
            if (!study.source().equals("ours")) {
                assertThat(study.paper()).as("what the paper did").isNotEmpty();
                assertThat(study.weakens()).as("what the deviations weaken").isNotEmpty();
                assertThat(study.findings()).as("what the paper found").isNotEmpty();
            }
        });
    }

    @Test
    void namesExistingStudiesForUnknownName() {
        assertThatThrownBy(() -> new Studies(Path.of("studies")).of("caching"))
                .hasMessageContaining("there is no study 'caching'")
                .hasMessageContaining("caching-mode");
    }
}
