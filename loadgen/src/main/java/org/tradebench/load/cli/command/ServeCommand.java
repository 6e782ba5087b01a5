package org.tradebench.load.cli.command;

import java.util.concurrent.Callable;
import org.tradebench.load.caching.CachingMode;
import org.tradebench.load.cli.option.BindOption;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.CacheOptions;
import org.tradebench.load.cli.option.EnumWord;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.ServerOptions;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.cli.output.Version;
import org.tradebench.load.console.Display;
import org.tradebench.load.run.Serve;
import org.tradebench.load.settings.Mode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code trader serve}. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Serves the application at http://localhost:9080/daytrader until Ctrl-C.",
            "Populates the database when it is empty; what is traded stays for the next time."
        })
public final class ServeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            defaultValue = "direct",
            converter = EnumWord.OfMode.class,
            description = "Runtime mode: direct, jpa, ejb or session-to-direct (default: ${DEFAULT-VALUE}).")
    private Mode mode;

    @Option(
            names = "--caching",
            paramLabel = "WORD",
            defaultValue = "none",
            converter = EnumWord.OfCaching.class,
            description = "What the application remembers: none, command, command-servlet or distributed-map "
                    + "(default: ${DEFAULT-VALUE}).")
    private CachingMode caching;

    @Mixin
    private CacheOptions cache;

    @Option(
            names = "--http-port",
            paramLabel = "PORT",
            defaultValue = "9080",
            converter = BoundedNumber.Port.class,
            description = "Port for http (default: ${DEFAULT-VALUE}).")
    private int httpPort;

    @Option(
            names = "--https-port",
            paramLabel = "PORT",
            defaultValue = "9443",
            converter = BoundedNumber.Port.class,
            description = "Port for https (default: ${DEFAULT-VALUE}).")
    private int httpsPort;

    @Mixin
    private BindOption bind;

    @Mixin
    private RowOptions rows;

    @Mixin
    private ServerOptions server;

    @Override
    public Integer call() throws InterruptedException {
        Serve serve = new Serve(
                mode,
                cache.with(caching),
                server.java(),
                server.heap(),
                httpPort,
                httpsPort,
                bind.settings(),
                rows.users(),
                rows.quotes(),
                rows.seed());
        serve.untilInterrupted(Display.standard(), line -> {
            spec.commandLine().getOut().println(line);
            spec.commandLine().getOut().flush();
        });
        return ExitCodes.OK;
    }
}
