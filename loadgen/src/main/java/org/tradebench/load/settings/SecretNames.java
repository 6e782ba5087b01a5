package org.tradebench.load.settings;

import java.util.regex.Pattern;

/** Recognizes settings with a secret by their names: settings are written into results, and secrets must not be. */
final class SecretNames {
    private static final Pattern SECRET = Pattern.compile("(?i).*(password|passwd|secret|private.?key).*");

    private SecretNames() {}

    /**
     * Refuses the name of a secret. PASSWORD_CHANGE is a policy, not a password.
     *
     * @param key names the setting in the message
     */
    static void refuse(String key, String name) {
        if (SECRET.matcher(name).matches() && !name.equals("PASSWORD_CHANGE")) {
            throw Range.expected(
                    key, "no secret, because settings are written into results; set it in the environment", "one");
        }
    }
}
