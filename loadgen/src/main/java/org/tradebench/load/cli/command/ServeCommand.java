package org.tradebench.load.cli.command;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tradebench.load.cli.option.BindOption;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.option.ModeOptions;
import org.tradebench.load.cli.option.RowOptions;
import org.tradebench.load.cli.option.ServerOptions;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.console.Display;
import org.tradebench.load.run.Serve;
import org.tradebench.load.settings.CachingMode;
import org.tradebench.load.settings.Mode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Implements {@code trader serve}. */
@Command(
        name = "serve",
        description = {
            "Serves the application at http://localhost:9080/daytrader until Ctrl-C.",
            "Populates the database when it is empty; rows and trades are kept for the next time.",
            "With rows that are there already, --users and --quotes must not exceed them: db populate replaces them."
        })
public final class ServeCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ModeOptions mode;

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
        Map<String, String> settings = new HashMap<>(bind.settings());
        settings.putAll(rows.settings());
        Serve serve = new Serve(
                mode.mode() == null ? Mode.DIRECT : mode.mode(),
                mode.caching(CachingMode.NONE),
                server.product(),
                server.java(),
                server.heap(),
                server.jvmOptions(List.of()),
                httpPort,
                httpsPort,
                settings,
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
