package org.tradebench.load.run;

import java.nio.file.Path;
import java.time.Duration;
import org.tradebench.load.application.JavaRuntime;

/**
 * Arms that one server plays in turns, as the person wants it.
 *
 * @param rounds each visits every arm once
 * @param warmup requests of each arm before its first window; later windows follow a tenth of it
 * @param out the result folder; null for a new one
 */
public record CeilingOptions(
        int rounds,
        int clients,
        int warmup,
        Duration window,
        int users,
        int quotes,
        long seed,
        JavaRuntime java,
        String heap,
        Path out) {
    /** What repeats it, by the name of the command. */
    public String command(String name) {
        return "./trader " + name + " --rounds " + rounds + " --clients " + clients + " --warmup " + warmup
                + " --duration "
                + window.toSeconds() + "s --users " + users + " --quotes " + quotes + " --seed " + seed + " --heap "
                + heap;
    }
}
