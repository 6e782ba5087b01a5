package org.tradebench.load.sut.inventory;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.tradebench.load.experiment.Setting;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.JitCompiler;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.TargetSettings;
import org.tradebench.load.sut.ExperimentTarget;
import org.tradebench.load.sut.Target;
import org.tradebench.load.sut.TrialSettings;

/**
 * Runs trials on the hosts of an inventory. What a study sets of the servers goes as variables to the hosts' {@code start} lines, which are run before each
 * trial, and {@code stop} after it; what it sets of the load goes to the load generators.
 */
public final class InventoryTrials implements ExperimentTarget {
    private final InventoryTarget target;

    public InventoryTrials(Path file) {
        target = InventoryTarget.of(file);
    }

    @Override
    public String word() {
        return target.file().toString();
    }

    @Override
    public void check(TrialSettings settings) {
        if (settings.text(Setting.JAVA).isPresent()) {
            throw Failure.usage("this study sets java, but the servers of " + word()
                    + " have the Java of their hosts: use --target embedded");
        }
        if (settings.compiler() != JitCompiler.TIERED) {
            throw Failure.usage("this study sets compiler, but the servers of " + word()
                    + " have the JVMs of their hosts: use --target embedded, or set no compiler");
        }
        List<String> servers = settings.given().keySet().stream()
                .filter(setting -> !setting.isOfTheLoad())
                .sorted()
                .map(Setting::word)
                .toList();
        if (!servers.isEmpty() && !starts()) {
            throw Failure.usage("this study sets " + String.join(", ", servers) + ", and no host of " + word()
                    + " has a 'start' line that could give effect to it: add lines that start the servers by the variables of "
                    + "docs/compose.md (docs/staging.md)");
        }
    }

    private boolean starts() {
        return target.inventory().hosts().values().stream().anyMatch(host -> host.start() != null);
    }

    @Override
    public RunSettings run(TrialSettings settings) {
        TargetSettings hosts = TargetSettings.inventory(word());
        return settings.load(starts() ? hosts.asked(true, false) : hosts);
    }

    @Override
    public Target system(TrialSettings settings) {
        return target.given(starts() ? settings.variables() : Map.of());
    }
}
