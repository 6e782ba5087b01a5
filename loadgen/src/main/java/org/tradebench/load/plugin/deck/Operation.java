package org.tradebench.load.plugin.deck;

/**
 * Lists the operations that a mix counts: the trading operations in the order of ZVM's table 14, then the claims of the web services, then those that load the
 * middle tier.
 */
public enum Operation {
    QUOTES("quotes"),
    HOME("home"),
    PORTFOLIO("portfolio"),
    ACCOUNT("account"),
    LOGOFF("logoff"),
    BUY("buy"),
    SELL("sell"),
    UPDATE_ACCOUNT("update account"),
    REGISTER("register"),
    SELECT_CLAIM("select claim"),
    LIST_CLAIMS("list claims"),
    CREATE_CLAIM("create claim"),
    TEXT_IMAGE("text image"),
    THUMBNAILS("thumbnails");

    private final String label;

    Operation(String label) {
        this.label = label;
    }

    /** Returns the name that plans, results and reports use. */
    public String label() {
        return label;
    }

    /** Returns whether the virtual user is logged out afterwards, from the plan's point of view. */
    public boolean endsSession() {
        return this == LOGOFF || this == REGISTER;
    }

    /** Returns whether a user must be logged in. */
    public boolean needsLogin() {
        return switch (this) {
            case REGISTER, SELECT_CLAIM, LIST_CLAIMS, CREATE_CLAIM, TEXT_IMAGE, THUMBNAILS -> false;
            default -> true;
        };
    }
}
