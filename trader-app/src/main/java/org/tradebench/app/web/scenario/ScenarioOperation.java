package org.tradebench.app.web.scenario;

/** Lists the operations that {@code /scenario} draws from the workload mix. */
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

    String label() {
        return label;
    }

    String action() {
        return action;
    }

    boolean needsLogin() {
        return this != REGISTER;
    }
}
