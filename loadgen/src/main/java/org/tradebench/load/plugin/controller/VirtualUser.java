package org.tradebench.load.plugin.controller;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.plugin.deck.Deck;
import org.tradebench.load.plugin.deck.Mix;
import org.tradebench.load.plugin.deck.Operation;
import org.tradebench.load.plugin.deck.Seeds;

/**
 * Decides which request one virtual user sends next. A card is dealt, and stays current until its operation was played:
 *
 * <ul>
 *   <li>a user who is not logged in logs in first, as one of the virtual user's own users; a register and a claim need no login;
 *   <li>a sell takes a holding from the last portfolio page that this user saw; when none is left there, it requests the portfolio first; a
 *       user without holdings buys instead;
 *   <li>a logoff and a register end the session, also when they fail; any other failure leaves it, until an answer shows that the session is lost.
 * </ul>
 *
 * <p>Not thread-safe: it belongs to one thread.
 */
public final class VirtualUser {
    /** Label of the request that comes before an operation of a user who is not logged in. */
    public static final String LOGIN = "login";

    /** Label of the portfolio that comes before a sell whose user has seen none. */
    public static final String PORTFOLIO_OF_SELL = "sell: portfolio";

    private static final long DRAWS = 2;
    private static final long USERS = 3;

    private final Deck<Operation> deck;
    private final UserPool users;
    private final Draws draws;
    private final SeenPortfolios portfolios = new SeenPortfolios();

    private @Nullable Operation card;

    /** User who logged in last; empty before the first login. */
    private String user = "";

    private boolean loggedIn;
    private boolean portfolioRequested;
    private String lastRequest = "";

    VirtualUser(Deck<Operation> deck, UserPool users, Draws draws) {
        this.deck = deck;
        this.users = users;
        this.draws = draws;
    }

    /**
     * Creates one of several virtual users who share the populated users between them.
     *
     * @param mix of the operations
     * @param seed the same seed gives the same operations and values
     * @param thread number of the virtual user, 0 to threads − 1
     * @param variables receives what is drawn for each request, by name
     */
    public static VirtualUser of(
            Mix mix, long seed, int thread, int threads, Population population, BiConsumer<String, String> variables) {
        return new VirtualUser(
                new Deck<>(mix, seed, thread),
                new UserPool(
                        population.firstUser(),
                        population.users(),
                        thread,
                        threads,
                        Seeds.generator(seed, USERS, thread)),
                new Draws(
                        Seeds.generator(seed, DRAWS, thread),
                        population.quotes(),
                        population.quoteSymbols(),
                        population.runId(),
                        thread,
                        variables));
    }

    /**
     * Describes the rows that the virtual users use.
     *
     * @param firstUser number of the first populated user that they may log in as
     * @param quoteSymbols symbols of one quotes page
     * @param runId distinguishes the users that this run registers from another run's
     */
    public record Population(int firstUser, int users, int quotes, int quoteSymbols, String runId) {}

    /** Returns the labels that a plan of this mix must have. */
    static List<String> labels(Mix mix) {
        List<String> labels = new ArrayList<>(List.of(LOGIN, PORTFOLIO_OF_SELL));
        for (Operation operation : mix.kinds()) {
            labels.add(operation.label());
        }
        return labels;
    }

    /** Draws the next request's values and returns its label. */
    public String nextRequest() {
        Operation inHand = card;
        if (inHand == null) {
            inHand = deck.deal();
            card = inHand;
            portfolioRequested = false;
        }
        lastRequest = next(inHand);
        return lastRequest;
    }

    private String next(Operation inHand) {
        if (inHand.needsLogin() && !loggedIn) {
            user = users.draw();
            draws.user(user);
            return LOGIN;
        }
        switch (inHand) {
            case QUOTES -> draws.quotes();
            case BUY -> draws.buy();
            case UPDATE_ACCOUNT -> draws.update();
            case REGISTER -> draws.register();
            case SELECT_CLAIM -> draws.selectClaim();
            case LIST_CLAIMS -> draws.listClaims();
            case CREATE_CLAIM -> draws.createClaim();
            case TEXT_IMAGE -> draws.textImage();
            case SELL -> {
                return sell();
            }
            case HOME, PORTFOLIO, ACCOUNT, LOGOFF, THUMBNAILS -> {
                // Nothing to draw: the session identifies the user.
            }
        }
        return inHand.label();
    }

    private String sell() {
        if (portfolios.hasHolding(user)) {
            draws.sell(portfolios, user);
            return Operation.SELL.label();
        }
        if (!portfolioRequested) {
            return PORTFOLIO_OF_SELL;
        }
        draws.buy();
        return Operation.BUY.label();
    }

    /**
     * Records the outcome of the last request.
     *
     * @param right whether the answer was the right page
     * @param holdingIds of the page, when it was a portfolio
     */
    public void answered(boolean right, Collection<String> holdingIds) {
        Operation inHand = currentOperation();
        boolean played = !lastRequest.equals(LOGIN) && !lastRequest.equals(PORTFOLIO_OF_SELL);
        if (!right) {
            loggedIn = loggedIn && !(played && inHand.endsSession());
            portfolioRequested = false;
        } else if (lastRequest.equals(LOGIN)) {
            loggedIn = true;
        } else {
            if (lastRequest.equals(PORTFOLIO_OF_SELL) || lastRequest.equals(Operation.PORTFOLIO.label())) {
                portfolios.recordPortfolio(user, holdingIds);
                portfolioRequested = lastRequest.equals(PORTFOLIO_OF_SELL);
            }
            if (played && inHand.endsSession()) {
                loggedIn = false;
            }
        }
        if (played) {
            card = null;
        }
    }

    /** Records that the last answer was the login page: the session is lost. */
    void markSessionLost() {
        loggedIn = false;
    }

    /** Returns whether a user is logged in: false before the first login and after each session. */
    public boolean isLoggedIn() {
        return loggedIn;
    }

    /** Returns whether the last operation is over and the next one has not begun. */
    boolean isBetweenCards() {
        return card == null;
    }

    /** Returns the current card: what the mix counts, whatever is played for it. */
    String card() {
        return currentOperation().label();
    }

    private Operation currentOperation() {
        return Objects.requireNonNull(card, "no card is in hand");
    }
}
