package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.Mode;
import org.tradebench.load.caching.Caching;
import org.tradebench.load.comparison.Arm;
import org.tradebench.load.results.RunSettings;

/**
 * A comparison of ways to cache as the person wants it.
 *
 * @param settings of every trial; each arm has its own caching in the place of theirs
 * @param arms the first one is the reference
 * @param blocks each visits every arm once
 * @param rehearsal requests of each arm before the first block, measured nowhere; 0 for none
 * @param java the application's
 * @param out the result folder; null for a new one
 */
public record ComparisonOptions(
        RunSettings settings, Mode mode, List<Arm> arms, int blocks, int rehearsal, JavaRuntime java, Path out) {

    /** One trial alone, as a run of its own. */
    RunOptions trial(Arm arm) {
        return new RunOptions(
                withCaching(arm.caching(), settings.warmupRequests(), settings.windowSeconds()), target(), null);
    }

    /** What goes before the first block. */
    RunOptions rehearsal(Arm arm) {
        return new RunOptions(withCaching(arm.caching(), rehearsal, 1), target(), null);
    }

    private RunTarget target() {
        return new EmbeddedTarget(mode, java, 0, 0);
    }

    /** The caching that the server is started with: what cannot be changed while it runs is that of the arms that remember. */
    Caching atStart() {
        return arms.stream()
                .map(Arm::caching)
                .filter(Caching::remembers)
                .findFirst()
                .orElse(Caching.NONE);
    }

    private RunSettings withCaching(Caching caching, long warmup, double window) {
        return new RunSettings(
                settings.target(),
                settings.applications(),
                settings.mode(),
                null,
                caching,
                settings.clients(),
                settings.thinkTimeMillis(),
                warmup,
                window,
                settings.users(),
                settings.quotes(),
                settings.updates(),
                settings.seed(),
                settings.heap());
    }

    /** What is compared, in one line. */
    String what() {
        return String.format(
                Locale.ROOT,
                "%s mode, %d clients, %d %% updates, %d block%s, windows of %d s after %d requests of warm-up",
                settings.mode(),
                settings.clients(),
                settings.updates(),
                blocks,
                blocks == 1 ? "" : "s",
                Math.round(settings.windowSeconds()),
                settings.warmupRequests());
    }

    /** What repeats it. */
    String command() {
        Caching cache = atStart();
        List<String> words = arms.stream()
                .map(arm -> arm.caching().mode().word()
                        + (arm.caching().remembers() ? ":" + arm.caching().entries() : ""))
                .toList();
        return "./trader compare-caching --arms " + String.join(",", words) + " --blocks " + blocks + " --rehearsal "
                + rehearsal + " --mode " + settings.mode() + " --heap " + settings.heap() + " --eviction "
                + cache.eviction().word() + " --sharing " + cache.sharing().word()
                + (cache.disk() ? " --cache-disk" : "")
                + " --clients " + settings.clients() + " --warmup " + settings.warmupRequests() + " --duration "
                + Math.round(settings.windowSeconds()) + "s --users " + settings.users() + " --quotes "
                + settings.quotes() + " --updates " + settings.updates() + " --seed " + settings.seed();
    }
}
