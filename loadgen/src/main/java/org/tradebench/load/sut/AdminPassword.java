package org.tradebench.load.sut;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/** Chooses the password that the application receives for its administrator. */
public final class AdminPassword {
    public static final String VARIABLE = "TRADER_ADMIN_PASSWORD";

    private AdminPassword() {}

    /** Returns the person's own password, from the environment. */
    public static Optional<String> chosen() {
        return Optional.ofNullable(System.getenv(VARIABLE)).filter(password -> !password.isBlank());
    }

    /** Returns the person's own password when there is one, else one made for this start. */
    public static String choose() {
        return chosen().orElseGet(AdminPassword::generate);
    }

    private static String generate() {
        byte[] random = new byte[12];
        new SecureRandom().nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }
}
