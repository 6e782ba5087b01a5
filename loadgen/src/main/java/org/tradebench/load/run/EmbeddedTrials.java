package org.tradebench.load.run;

import java.util.List;
import org.tradebench.load.application.JavaInstallations;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.results.RunSettings;
import org.tradebench.load.study.Setting;

/** Trials on processes of this machine: one application server, one database, both new for each. */
public final class EmbeddedTrials implements TrialTarget {
    private static final String HEAP = "512m";

    @Override
    public String word() {
        return EmbeddedTarget.WORD;
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
                    + ": --target compose, or the path of an inventory, would be right");
        }
        java(settings);
    }

    @Override
    public RunSettings run(TrialSettings settings) {
        return settings.load(word())
                .on(1, settings.mode().word(), settings.caching(), heap(settings))
                .ordered(settings.orders().word())
                .accessed(settings.access().word())
                .compiled(settings.compiler());
    }

    @Override
    public RunTarget system(TrialSettings settings) {
        return new EmbeddedTarget(settings.mode(), java(settings), 0, 0, settings.jvm(), settings.environment());
    }

    private static String heap(TrialSettings settings) {
        return settings.text(Setting.HEAP).orElse(HEAP);
    }

    private static JavaRuntime java(TrialSettings settings) {
        return settings.text(Setting.JAVA)
                .map(version -> JavaInstallations.of(Integer.parseInt(version)))
                .orElseGet(JavaRuntime::current);
    }
}
