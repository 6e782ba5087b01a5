package org.tradebench.load.sut;

import java.util.Map;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.sut.compose.ComposeTarget;
import org.tradebench.load.sut.compose.Project;
import org.tradebench.load.sut.embedded.EmbeddedTarget;

/** Provides targets that start nothing before a trial runs, and settings of such a trial. */
final class SampleTargets {
    static final Target EMBEDDED = new EmbeddedTarget();
    static final Target COMPOSE = new ComposeTarget(Project.of(Map.of(Project.VARIABLE, "no-such-cluster")), false);

    private SampleTargets() {}

    static TrialSettings settings(Map<Setting, String> values) {
        return new TrialSettings(values, 42);
    }
}
