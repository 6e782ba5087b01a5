package org.tradebench.load.sut.embedded;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.server.JavaInstallations;
import org.tradebench.load.settings.ApplicationSettings;
import org.tradebench.load.settings.JvmSettings;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.ExperimentTarget;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;

/** Trials on processes of this machine: one application server, one database, both new for each. */
public final class EmbeddedTrials implements ExperimentTarget {
    @Override
    public String word() {
        return TargetSettings.EMBEDDED.word();
    }

    @Override
    public void check(TrialSettings settings) {
        List<String> others = settings.given().keySet().stream()
                .filter(Setting::isOfACluster)
                .sorted()
                .map(Setting::word)
                .toList();
        if (!others.isEmpty()) {
            throw Failure.usage("target embedded is one application server without a proxy, and this study sets "
                    + String.join(", ", others)
                    + ": expected --target compose, or the path of an inventory");
        }
        javaHome(settings);
    }

    @Override
    public RunSettings run(TrialSettings settings) {
        return settings.load(TargetSettings.EMBEDDED)
                .withApplication(new ApplicationSettings(
                        settings.mode(),
                        settings.orders(),
                        settings.access(),
                        settings.caching(),
                        new JvmSettings(
                                javaHome(settings),
                                settings.text(Setting.HEAP).orElse(JvmSettings.HEAP),
                                settings.compiler(),
                                settings.jvm()),
                        null,
                        null,
                        settings.environment()))
                .withDefaults();
    }

    @Override
    public Target system(TrialSettings settings) {
        return new EmbeddedTarget();
    }

    private static @Nullable String javaHome(TrialSettings settings) {
        return settings.text(Setting.JAVA)
                .map(version ->
                        JavaInstallations.of(Integer.parseInt(version)).home().toString())
                .orElse(null);
    }
}
