package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.input.ClientNetwork;
import org.tradebench.app.security.SecurityEvent.Outcome;
import org.tradebench.app.settings.TradeSettings;

/**
 * Holds the one administrator, {@code admin}, who may change settings and data at {@code /config} and has no trading account. The password is
 * TRADER_ADMIN_PASSWORD or one made at the first start (see {@link AdministratorPassword}); only its hash is kept.
 */
@ApplicationScoped
public class AdminAccount {
    public static final String NAME = "admin";
    private static final String ROLE = "administrator";
    private static final String FILE = "admin-password-hash";

    private final GuessingGuard guard = new GuessingGuard(System::nanoTime);

    @Inject
    private Passwords passwords;

    @Inject
    private TradeSettings settings;

    @SuppressWarnings("NullAway.Init") // At the start of the application.
    private String hash;

    /** Starts with the application, so that a password made now is on the console from the beginning. */
    void prepare(@Observes @Initialized(ApplicationScoped.class) Object start) {
        hash = settings.adminPassword().map(passwords::hash).orElseGet(this::hashOfMadePassword);
    }

    private String hashOfMadePassword() {
        Path file = Path.of(System.getProperty("server.output.dir", System.getProperty("user.dir")), FILE);
        String kept = AdministratorPassword.readHash(file);
        if (kept != null) {
            return kept;
        }
        String password = AdministratorPassword.make();
        String newHash = passwords.hash(password);
        AdministratorPassword.keepHash(file, newHash);
        print("The administrator of /daytrader/config is '" + NAME + "', the password " + password
                + " (shown only once; set TRADER_ADMIN_PASSWORD to choose your own)");
        return newHash;
    }

    /** Prints to the process's own output, past System.out: the server copies that into a log file, which would keep it. */
    private static void print(String line) {
        try {
            // Not closed: the descriptor is the process's.
            new FileOutputStream(FileDescriptor.out)
                    .write((line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("The administrator's password cannot be printed", e);
        }
    }

    public static boolean isAdmin(HttpServletRequest request) {
        return UserSession.attribute(request, ROLE) != null;
    }

    /**
     * Lets only the administrator pass.
     *
     * @throws TradeException NOT_AUTHENTICATED for a stranger, FORBIDDEN for a trading user
     */
    public static void demand(HttpServletRequest request) {
        if (!isAdmin(request)) {
            throw UserSession.userOf(request) == null
                    ? new TradeException(Reason.NOT_AUTHENTICATED, "Log in as the administrator first.")
                    : new TradeException(Reason.FORBIDDEN, "Only the administrator may do this.");
        }
    }

    /**
     * Gives the session the role, under a new id.
     *
     * @throws TradeException NOT_AUTHENTICATED when name or password are wrong, TOO_MANY_TRIES while the sender's address has to wait
     */
    public void login(HttpServletRequest request, String name, String password) {
        SecurityLog.watching(
                SecurityEvent.ADMIN_LOGIN,
                name,
                request,
                () -> guard.attempt(ClientNetwork.of(request), NAME, () -> {
                    if (!passwords.verify(password, hash) || !NAME.equals(name)) {
                        throw new TradeException(Reason.NOT_AUTHENTICATED, "Administrator or password are wrong.");
                    }
                    return NAME;
                }));
        if (request.getSession(false) != null) {
            request.changeSessionId();
        }
        request.getSession(true).setAttribute(ROLE, true);
        SecurityLog.write(SecurityEvent.ADMIN_LOGIN, Outcome.OK, NAME, request);
    }

    /** Takes the role away; a trading user in the same session stays logged in. */
    public void logout(HttpServletRequest request) {
        HttpSession session = request.getSession(false);
        if (session != null) {
            session.removeAttribute(ROLE);
            SecurityLog.write(SecurityEvent.ADMIN_LOGOUT, Outcome.OK, NAME, request);
        }
    }
}
