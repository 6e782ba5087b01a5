package org.tradebench.load.cli.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.cli.option.BoundedNumber;
import org.tradebench.load.cli.output.ExitCodes;
import org.tradebench.load.database.EmbeddedPostgres;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.process.TraderHome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the embedded database alone, for an application that is started by hand. */
@Command(
        name = "start",
        description = {
            "Runs the embedded PostgreSQL until Ctrl-C, and prints the variables by which an application finds it.",
            "The data stay in the folder; the other commands use the running server."
        })
public final class DatabaseCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--port",
            defaultValue = "0",
            converter = BoundedNumber.AnyPort.class,
            description = "Port on 127.0.0.1; 0 picks a free port (default).")
    private int port;

    @Option(names = "--folder", description = "Folder of the data (default: database, in the folder TRADER_HOME).")
    private @Nullable Path folder;

    @Override
    public Integer call() throws InterruptedException {
        TraderHome home = TraderHome.current();
        Path data = folder == null ? home.database() : folder;
        try (Teardown teardown = new Teardown(spec.commandLine().getErr()::println)) {
            EmbeddedPostgres database =
                    teardown.add("stopping the database", EmbeddedPostgres.start(data, home.postgresPrograms(), port));
            PrintWriter out = spec.commandLine().getOut();
            database.settings().environment().forEach((name, value) -> out.printf("export %s=%s%n", name, value));
            out.flush();
            // Ctrl-C and TERM end the program by the teardown.
            new CountDownLatch(1).await();
            return ExitCodes.OK;
        }
    }
}
