package org.tradebench.app.web.action;

import org.tradebench.app.web.page.WebPage;

/** Handles one value of the parameter {@code action}. Stateless: one instance serves all requests. */
public interface Action {
    /**
     * Does what the request asks for.
     *
     * @return the page that answers; what it shows has been given to {@link ActionCall#show}
     * @throws org.tradebench.app.domain.TradeException when the request is refused; nothing has changed then
     */
    WebPage perform(ActionCall call);

    default boolean needsLogin() {
        return true;
    }

    /** Returns whether its page announces orders that completed: each is announced once, so only where it is seen. */
    default boolean announcesOrders() {
        return needsLogin();
    }

    /** Returns whether it changes something, so that no other site may make a browser do it. */
    default boolean changesSomething() {
        return false;
    }
}
