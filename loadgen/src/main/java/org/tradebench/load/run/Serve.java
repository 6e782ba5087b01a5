package org.tradebench.load.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.process.ProjectLayout;
import org.tradebench.load.process.Teardown;
import org.tradebench.load.process.TraderHome;
import org.tradebench.load.server.JavaRuntime;
import org.tradebench.load.settings.Caching;
import org.tradebench.load.settings.Mode;
import org.tradebench.load.settings.ServerProduct;
import org.tradebench.load.sut.AdminPassword;
import org.tradebench.load.sut.Rows;
import org.tradebench.load.sut.embedded.EmbeddedSystem;
import org.tradebench.load.sut.embedded.LocalDatabase;

/**
 * Runs the application for people, until they end it.
 *
 * @param server on which the application runs
 * @param settings more of the application's start settings
 * @param users populated when the database is empty
 * @param quotes likewise
 * @param seed likewise
 */
public record Serve(
        Mode mode,
        Caching caching,
        ServerProduct server,
        JavaRuntime java,
        String heap,
        List<String> jvmOptions,
        int httpPort,
        int httpsPort,
        Map<String, String> settings,
        int users,
        int quotes,
        long seed) {

    /** Starts everything, prints the address, and returns only when the server has ended. */
    public void untilInterrupted(Display display, Consumer<String> log) throws InterruptedException {
        try (Teardown teardown = new Teardown(display::print)) {
            try {
                DatabaseSettings database = LocalDatabase.start(teardown, display);
                Rows.fillIfEmpty(database, users, quotes, seed, display);
                Path work = TraderHome.current().folder().resolve("serve-" + httpPort);
                EmbeddedSystem system = EmbeddedSystem.start(
                        ProjectLayout.current(),
                        server,
                        database,
                        mode,
                        caching,
                        java,
                        heap,
                        jvmOptions,
                        httpPort,
                        httpsPort,
                        settings,
                        work,
                        teardown,
                        pid -> {},
                        display);
                printAddresses(system, log);
                while (system.server().isAlive()) {
                    Thread.sleep(500);
                }
                throw Failure.of("the application server ended by itself; see "
                        + system.server().settings().messagesLog());
            } catch (RuntimeException e) {
                teardown.awaitEndWhenInterrupted();
                throw e;
            }
        }
    }

    private static void printAddresses(EmbeddedSystem system, Consumer<String> log) {
        String password = system.server().settings().environment().get(AdminPassword.VARIABLE);
        String passwordText = AdminPassword.chosen().isPresent()
                ? "in " + AdminPassword.VARIABLE
                : password + " (generated for this start; set " + AdminPassword.VARIABLE + " to choose your own)";
        log.accept("");
        log.accept("  open           " + system.target() + "/app");
        log.accept("  log in as      uid:0 with the password xxx");
        log.accept("  configuration  " + system.target() + "/config as admin with the password " + passwordText);
        log.accept("  log            " + system.server().settings().messagesLog());
        log.accept("");
        log.accept("Ctrl-C stops it.");
    }
}
