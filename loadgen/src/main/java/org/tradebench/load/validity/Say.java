package org.tradebench.load.validity;

import java.util.Locale;

/** Numbers as the gates write them: always with a decimal point. */
final class Say {
    private Say() {}

    static String format(String form, Object... values) {
        return String.format(Locale.ROOT, form, values);
    }

    static String percent(double share) {
        return format("%.2f %%", 100 * share);
    }
}
