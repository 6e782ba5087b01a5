package org.tradebench.load.cli.experiment;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.ClientOptions;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.ServerOptions;
import org.tradebench.load.cli.option.TimeSpan;
import org.tradebench.load.run.CeilingOptions;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Arms that one server plays in turns. How long an arm is warmed up and measured has defaults of its command's: {@link Defaults}. */
final class RoundOptions {
    private static final String WARMUP = "--warmup";
    private static final String DURATION = "--duration";

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "3",
            converter = BoundedNumber.Rounds.class,
            description = "Rounds; each visits every arm once, in an order of its own (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Mixin
    private ClientOptions clients;

    @Option(
            names = WARMUP,
            paramLabel = "N",
            converter = BoundedNumber.Requests.class,
            description =
                    "Requests of each arm before its first window; a tenth before later ones (default: ${DEFAULT-VALUE}).")
    private int warmup;

    @Option(
            names = DURATION,
            paramLabel = "TIME",
            converter = TimeSpan.Window.class,
            description = "Length of each window (default: ${DEFAULT-VALUE}).")
    private Duration duration;

    @Mixin
    private RowOptions rows;

    @Mixin
    private ServerOptions server;

    @Option(names = "--out", paramLabel = "FOLDER", description = "Result folder, new or empty.")
    private Path out;

    /** Default values that depend on the command. */
    abstract static class Defaults implements IDefaultValueProvider {
        private final int warmup;
        private final String duration;

        Defaults(int warmup, String duration) {
            this.warmup = warmup;
            this.duration = duration;
        }

        @Override
        public final @Nullable String defaultValue(ArgSpec argument) {
            if (argument instanceof OptionSpec option) {
                return switch (option.longestName()) {
                    case WARMUP -> Integer.toString(warmup);
                    case DURATION -> duration;
                    default -> null;
                };
            }
            return null;
        }
    }

    CeilingOptions options() {
        return new CeilingOptions(
                rounds,
                clients.clients(),
                warmup,
                duration,
                rows.users(),
                rows.quotes(),
                rows.seed(),
                server.java(),
                server.heap(),
                out);
    }
}
