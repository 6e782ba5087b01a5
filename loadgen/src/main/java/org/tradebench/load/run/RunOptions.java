package org.tradebench.load.run;

import java.nio.file.Path;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.Mode;
import org.tradebench.load.results.RunSettings;

/**
 * A run as the person wants it.
 *
 * @param mode null when the server runs elsewhere
 * @param java the application's; null when the server runs elsewhere
 * @param httpPort of the application; 0 takes a free one
 * @param httpsPort likewise
 * @param out the result folder; null for a new one under the folder of results
 */
public record RunOptions(RunSettings settings, Mode mode, JavaRuntime java, int httpPort, int httpsPort, Path out) {
    /** What repeats the run: every setting that weighs, defaults too, because defaults change. */
    public String command() {
        StringBuilder command = new StringBuilder("./trader run");
        if (settings.url() != null) {
            command.append(" --url ").append(settings.url());
        } else {
            command.append(" --mode ")
                    .append(settings.mode())
                    .append(settings.caching().options())
                    .append(" --heap ")
                    .append(settings.heap());
        }
        command.append(" --clients ").append(settings.clients());
        command.append(" --warmup ").append(settings.warmupRequests());
        command.append(" --duration ")
                .append(Math.round(settings.windowSeconds()))
                .append("s");
        command.append(" --users ").append(settings.users());
        command.append(" --quotes ").append(settings.quotes());
        command.append(" --updates ").append(settings.updates());
        command.append(" --think-time ").append(settings.thinkTimeMillis()).append("ms");
        command.append(" --seed ").append(settings.seed());
        return command.toString();
    }
}
