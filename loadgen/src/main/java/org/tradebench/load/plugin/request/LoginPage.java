package org.tradebench.load.plugin.request;

/** Recognizes the answer to a request without a login: the login page, or the fault of a web service. */
public final class LoginPage {
    private static final String TITLE = "DayTrader Login";

    private static final String FAULT = ":notLoggedIn";

    private LoginPage() {}

    /** Returns whether the answer is the login page: then the session of the request is lost. */
    public static boolean is(String page) {
        return page.contains(TITLE) || page.contains(FAULT);
    }
}
