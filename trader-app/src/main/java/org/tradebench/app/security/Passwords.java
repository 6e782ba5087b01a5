package org.tradebench.app.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.security.enterprise.identitystore.Pbkdf2PasswordHash;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.settings.TradeSettings;

/**
 * Hashes passwords by Jakarta Security's PBKDF2 (HMAC-SHA-256, 32 bytes of salt and of key). The form is {@code PBKDF2WithHmacSHA256:<rounds>:<base64
 * salt>:<base64 hash>}: rounds and salt travel with the hash, so hashes of different costs verify side by side.
 */
@ApplicationScoped
public class Passwords {
    private Pbkdf2PasswordHash pbkdf2;
    private String hashOfNoUser;

    @SuppressWarnings("NullAway")
    protected Passwords() {}

    /** Reads the number of rounds once: it determines the cost of every later login. */
    @Inject
    public Passwords(Pbkdf2PasswordHash pbkdf2, TradeSettings settings) {
        this.pbkdf2 = pbkdf2;
        pbkdf2.initialize(Map.of(
                "Pbkdf2PasswordHash.Algorithm", "PBKDF2WithHmacSHA256",
                "Pbkdf2PasswordHash.Iterations", Integer.toString(settings.now().hashRounds()),
                "Pbkdf2PasswordHash.SaltSizeBytes", "32",
                "Pbkdf2PasswordHash.KeySizeBytes", "32"));
        hashOfNoUser = pbkdf2.generate("no user".toCharArray());
    }

    /** Hashes a password with a new random salt. */
    public String hash(String clear) {
        return pbkdf2.generate(clear.toCharArray());
    }

    /**
     * Returns whether the password is the one that was hashed. Takes the same time for every wrong password.
     *
     * @param hash null for a user that does not exist: the answer is false, after the same work, so that the time does not tell which users there are
     */
    public boolean verify(String clear, @Nullable String hash) {
        boolean same = pbkdf2.verify(clear.toCharArray(), hash == null ? hashOfNoUser : hash);
        return same && hash != null;
    }
}
