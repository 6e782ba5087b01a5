package org.tradebench.app.input;

import java.util.regex.Pattern;
import org.tradebench.app.domain.TradeException;

/** Checks the id that a new user chooses. */
public final class UserIds {
    private static final Pattern ALLOWED = Pattern.compile("[A-Za-z0-9][A-Za-z0-9:._@+-]*");

    private UserIds() {}

    /**
     * Returns the id when a new user may have it.
     *
     * @param name the parameter's, for the message
     * @throws TradeException BAD_INPUT says which characters may be in it
     */
    public static String checked(String name, String userId) {
        if (!ALLOWED.matcher(userId).matches()) {
            throw TradeException.badInput("The parameter '" + name
                    + "' may have letters a to z, digits and : . _ @ + - only, and begins with a letter or digit.");
        }
        return userId;
    }
}
