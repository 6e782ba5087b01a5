package org.tradebench.load.run;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tradebench.load.application.JavaRuntime;
import org.tradebench.load.application.Mode;
import org.tradebench.load.console.Display;
import org.tradebench.load.database.DatabaseSettings;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.layout.TraderHome;
import org.tradebench.load.processes.Teardown;

/**
 * The application for people, until they have enough of it.
 *
 * @param users populated when the database is empty
 * @param quotes likewise
 * @param seed likewise
 */
public record Serve(
        Mode mode, JavaRuntime java, String heap, int httpPort, int httpsPort, int users, int quotes, long seed) {
    private static final String PASSWORD_VARIABLE = "TRADER_ADMIN_PASSWORD";

    /** Starts everything, tells the person where it is, and returns only when the server has ended. */
    public void untilInterrupted(Display display, Consumer<String> say) throws InterruptedException {
        try (Teardown teardown = new Teardown(display::say)) {
            try {
                DatabaseSettings database = LocalDatabase.start(teardown, display);
                Rows.fillIfEmpty(database, users, quotes, seed, display);
                Path work = TraderHome.current().folder().resolve("serve-" + httpPort);
                teardown.add("clearing the application server's work area", () -> WorkArea.clear(work));
                String password = chosenPassword().orElseGet(Serve::madePassword);
                LocalSystem system = LocalSystem.start(
                        database,
                        mode,
                        java,
                        heap,
                        httpPort,
                        httpsPort,
                        Map.of(PASSWORD_VARIABLE, password),
                        work,
                        teardown,
                        pid -> {},
                        display);
                tell(
                        system,
                        chosenPassword().isPresent()
                                ? "in " + PASSWORD_VARIABLE
                                : password + " (made for this start; " + PASSWORD_VARIABLE + " chooses another)",
                        say);
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

    private static void tell(LocalSystem system, String adminPassword, Consumer<String> say) {
        say.accept("");
        say.accept("  open           " + system.target() + "/app");
        say.accept("  log in as      uid:0 with the password xxx");
        say.accept("  configuration  " + system.target() + "/config as admin with the password " + adminPassword);
        say.accept("  log            " + system.server().settings().messagesLog());
        say.accept("");
        say.accept("Ctrl-C stops it.");
    }

    /** The person's own when there is one, else one made for this start; the application is told either. */
    private static Optional<String> chosenPassword() {
        return Optional.ofNullable(System.getenv(PASSWORD_VARIABLE)).filter(password -> !password.isBlank());
    }

    private static String madePassword() {
        byte[] random = new byte[12];
        new SecureRandom().nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }
}
