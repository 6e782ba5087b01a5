package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.settings.MeasurementSettings;
import org.tradebench.load.settings.RunArguments;
import org.tradebench.load.settings.RunSettings;
import org.tradebench.load.settings.WarmupSettings;

/**
 * A comparison of ways to cache as the person wants it.
 *
 * @param settings of every trial; each arm has its own caching in the place of theirs
 * @param arms the first one is the reference
 * @param blocks each visits every arm once
 * @param rehearsal requests of each arm before the first block, measured nowhere; 0 for none
 * @param out the result folder; null for a new one
 */
public record ComparisonOptions(RunSettings settings, List<Arm> arms, int blocks, int rehearsal, Path out) {

    /** One trial alone, as a run of its own. */
    RunOptions trial(Arm arm) {
        return new RunOptions(
                settings.withApplication(settings.application().withCaching(arm.caching())),
                new EmbeddedTarget(),
                null);
    }

    /** What goes before the first block. */
    RunOptions rehearsal(Arm arm) {
        RunOptions trial = trial(arm);
        return trial.with(trial.settings()
                .withWarmup(WarmupSettings.requests(rehearsal))
                .withMeasurement(MeasurementSettings.of(MeasurementSettings.SHORTEST)));
    }

    /** The caching that the server is started with: what cannot be changed while it runs is that of the arms that remember. */
    Caching atStart() {
        return arms.stream()
                .map(Arm::caching)
                .filter(Caching::remembers)
                .findFirst()
                .orElse(Caching.NONE);
    }

    /** What is compared, in one line. */
    String what() {
        return String.format(
                Locale.ROOT,
                "%s mode, %d clients, %d %% updates, %d block%s, windows of %d s after %d requests of warm-up",
                settings.application().mode().word(),
                settings.workload().virtualUsers(),
                settings.workload().updates(),
                blocks,
                blocks == 1 ? "" : "s",
                settings.measurement().duration().toSeconds(),
                settings.warmup().requests());
    }

    /** What repeats it. */
    String command() {
        Caching cache = atStart();
        List<String> words = arms.stream()
                .map(arm -> arm.caching().mode().word()
                        + (arm.caching().remembers() ? ":" + arm.caching().entries() : ""))
                .toList();
        return "./trader compare-caching --arms " + String.join(",", words) + " --blocks " + blocks + " --rehearsal "
                + rehearsal + " --mode " + settings.application().mode().word() + " --heap "
                + settings.application().jvm().heap() + " --eviction "
                + cache.eviction().word() + " --sharing " + cache.sharing().word()
                + (cache.disk() ? " --cache-disk" : "")
                + RunArguments.ofLoad(settings);
    }
}
