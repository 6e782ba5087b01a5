package org.tradebench.app.web.scenario;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Account;
import org.tradebench.app.domain.Holding;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.services.CurrentTradeServices;
import org.tradebench.app.settings.TradeSettings;
import org.tradebench.app.settings.WorkloadMix;

/** Chooses the next operation, its user and its parameters for the front controller. */
@ApplicationScoped
public class Scenario {
    /** The populated users' password; a user with another one is never played. */
    private static final String PASSWORD = "xxx";

    /** The same cards after each start. */
    private static final long SEED = 42;

    /** Users that are tried before it is given up: one of them may have another password. */
    private static final int TRIES = 3;

    /** DayTrader's scripts buy 1 to 200 shares. */
    private static final int MAX_SHARES = 200;

    private final ScenarioDeck deck = new ScenarioDeck(SEED);

    @Inject
    private CurrentTradeServices services;

    @Inject
    private TradeSettings settings;

    record Play(ScenarioOperation operation, Map<String, String> parameters) {}

    ScenarioOperation deal(WorkloadMix mix) {
        return deck.deal(mix);
    }

    /**
     * Logs a populated user in by their password.
     *
     * @return the user's account
     * @throws TradeException UNAVAILABLE when no login of a few attempts succeeded
     */
    Account login() {
        for (int tries = 0; tries < TRIES; tries++) {
            String user = deck.user(settings.now().maxUsers());
            try {
                return services.get().login(user, PASSWORD);
            } catch (TradeException refused) {
                if (refused.reason() != Reason.NOT_AUTHENTICATED) {
                    throw refused;
                }
            }
        }
        throw new TradeException(
                Reason.UNAVAILABLE,
                "No populated user could be logged in; MAX_USERS (%d) may be more than were populated."
                        .formatted(settings.now().maxUsers()));
    }

    /**
     * Chooses the parameters of an operation. A sell of a user without holdings is a buy.
     *
     * @param user who is logged in; null for a register
     */
    Play play(ScenarioOperation card, @Nullable String user) {
        List<Holding> holdings =
                card == ScenarioOperation.SELL ? services.get().getHoldings(Objects.requireNonNull(user)) : List.of();
        ScenarioOperation operation =
                card == ScenarioOperation.SELL && holdings.isEmpty() ? ScenarioOperation.BUY : card;
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("action", operation.action());
        switch (operation) {
            case QUOTES -> parameters.put("symbols", symbol());
            case BUY -> {
                parameters.put("symbol", symbol());
                parameters.put("quantity", Integer.toString(1 + deck.draw(MAX_SHARES)));
            }
            case SELL -> {
                long holding = holdings.get(deck.draw(holdings.size())).holdingId();
                parameters.put("holdingID", Long.toString(holding));
            }
            case UPDATE_ACCOUNT -> {
                parameters.put("password", PASSWORD);
                parameters.put("cpassword", PASSWORD);
                parameters.put("fullname", "rnd" + deck.draw(1_000_000));
                parameters.put("address", deck.draw(10_000) + " Main Street");
                parameters.put("creditcard", card());
                parameters.put("email", email());
            }
            case REGISTER -> {
                parameters.put("user id", "ru:" + UUID.randomUUID());
                parameters.put("passwd", PASSWORD);
                parameters.put("confirm passwd", PASSWORD);
                parameters.put("Full Name", "first:" + deck.draw(1000) + " last:" + deck.draw(5000));
                parameters.put("Credit Card Number", card());
                parameters.put("money", "1000000");
                parameters.put("email", email());
                parameters.put("snail mail", deck.draw(10_000) + " Main Street");
            }
            case HOME, ACCOUNT, PORTFOLIO, LOGOFF -> {
                // The session says whose page it is.
            }
        }
        return new Play(operation, parameters);
    }

    private String symbol() {
        return "s:" + deck.draw(settings.now().maxQuotes());
    }

    private String card() {
        return String.format(Locale.ROOT, "%04d-0000-0000-%04d", deck.draw(10_000), deck.draw(10_000));
    }

    private String email() {
        return "user" + deck.draw(100_000) + "@example.com";
    }
}
