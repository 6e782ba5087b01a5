package org.tradebench.load.plugin.page;

/** The page that answers whoever is not logged in. */
public final class LoginPage {
    private static final String TITLE = "DayTrader Login";

    private LoginPage() {}

    /** Whether this is it: then the session that the request named is gone. */
    public static boolean is(String page) {
        return page.contains(TITLE);
    }
}
