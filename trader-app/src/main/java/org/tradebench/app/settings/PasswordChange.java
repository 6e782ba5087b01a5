package org.tradebench.app.settings;

/** Selects what a user must send to change the password. */
public enum PasswordChange implements Choice {
    /** The current one, too. */
    CURRENT("Current password"),
    /** Nothing but their session, as in DayTrader: for old scripts that change passwords. */
    AS_DAYTRADER("As DayTrader");

    private final String label;

    PasswordChange(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
