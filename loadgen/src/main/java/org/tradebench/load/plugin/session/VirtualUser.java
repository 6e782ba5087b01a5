package org.tradebench.load.plugin.session;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.tradebench.load.plugin.deck.Deck;
import org.tradebench.load.plugin.deck.Operation;

/**
 * What one virtual user asks next. A card is dealt, and stays in hand until its operation was played:
 *
 * <ul>
 *   <li>a user who is not logged in logs in first, as one of the virtual user's own users; a register needs nobody;
 *   <li>a sell takes a holding from the last portfolio page that this user saw; when none is left there, it asks for the portfolio first; a
 *       user without holdings buys instead;
 *   <li>a logoff, a register and every failure end the session.
 * </ul>
 *
 * <p>Not thread-safe: it belongs to one thread.
 */
final class VirtualUser {
    static final String LOGIN = "login";
    static final String PORTFOLIO_OF_SELL = "sell: portfolio";

    private final Deck deck;
    private final UserPool users;
    private final Draws draws;
    private final SeenPortfolios portfolios = new SeenPortfolios();

    private Operation card;
    private String user;
    private boolean loggedIn;
    private boolean portfolioAsked;
    private String asked;

    VirtualUser(Deck deck, UserPool users, Draws draws) {
        this.deck = deck;
        this.users = users;
        this.draws = draws;
    }

    /** The labels that a plan must know. */
    static List<String> labels() {
        List<String> labels = new ArrayList<>(List.of(LOGIN, PORTFOLIO_OF_SELL));
        for (Operation operation : Operation.values()) {
            labels.add(operation.label());
        }
        return labels;
    }

    /** Draws the next request's values and gives its label. */
    String ask() {
        if (card == null) {
            card = deck.deal();
            portfolioAsked = false;
        }
        asked = next();
        return asked;
    }

    private String next() {
        if (card.needsLogin() && !loggedIn) {
            user = users.draw();
            draws.user(user);
            return LOGIN;
        }
        switch (card) {
            case QUOTES -> draws.quotes();
            case BUY -> draws.buy();
            case UPDATE_ACCOUNT -> draws.update();
            case REGISTER -> draws.register();
            case SELL -> {
                return sell();
            }
            case HOME, PORTFOLIO, ACCOUNT, LOGOFF -> {
                // Nothing to draw: the session says whose page it is.
            }
        }
        return card.label();
    }

    private String sell() {
        if (portfolios.knowsHoldingOf(user)) {
            draws.sell(portfolios, user);
            return Operation.SELL.label();
        }
        if (!portfolioAsked) {
            return PORTFOLIO_OF_SELL;
        }
        draws.buy();
        return Operation.BUY.label();
    }

    /**
     * Takes in what came of the request asked last.
     *
     * @param right whether the answer was the right page
     * @param holdingIds of the page, when it was a portfolio
     */
    void answered(boolean right, Collection<String> holdingIds) {
        boolean played = !asked.equals(LOGIN) && !asked.equals(PORTFOLIO_OF_SELL);
        if (!right) {
            loggedIn = false;
            portfolioAsked = false;
        } else if (asked.equals(LOGIN)) {
            loggedIn = true;
        } else {
            if (asked.equals(PORTFOLIO_OF_SELL) || asked.equals(Operation.PORTFOLIO.label())) {
                portfolios.saw(user, holdingIds);
                portfolioAsked = asked.equals(PORTFOLIO_OF_SELL);
            }
            if (played && card.endsSession()) {
                loggedIn = false;
            }
        }
        if (played) {
            card = null;
        }
    }

    /** Whether a user is logged in: false before the first login and after each session. */
    boolean isLoggedIn() {
        return loggedIn;
    }

    /** The card in hand: what the mix counts, whatever is played for it. */
    String card() {
        return card.label();
    }
}
