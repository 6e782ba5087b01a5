package org.tradebench.app.web.scenario;

/** Lists the operations of the mix. */
enum ScenarioOperation {
    HOME("home", "home"),
    QUOTES("quotes", "quotes"),
    LOGOFF("logoff", "logout"),
    REGISTER("register", "register"),
    ACCOUNT("account", "account"),
    PORTFOLIO("portfolio", "portfolio"),
    BUY("buy", "buy"),
    SELL("sell", "sell"),
    UPDATE_ACCOUNT("update account", "update_profile");

    private final String label;
    private final String action;

    ScenarioOperation(String label, String action) {
        this.label = label;
        this.action = action;
    }

    /** The mix's word for it. */
    String label() {
        return label;
    }

    /** The front controller's. */
    String action() {
        return action;
    }

    /** Whether a user must be logged in. */
    boolean needsLogin() {
        return this != REGISTER;
    }
}
