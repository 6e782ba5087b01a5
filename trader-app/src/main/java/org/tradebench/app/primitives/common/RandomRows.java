package org.tradebench.app.primitives.common;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.concurrent.ThreadLocalRandom;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.settings.TradeSettings;

/** Chooses the rows that a primitive works on, and how often per request (settings MAX_USERS, MAX_QUOTES and PRIM_ITERATIONS). */
@ApplicationScoped
public class RandomRows {
    @Inject
    private TradeSettings settings;

    public String symbol() {
        return "s:" + ThreadLocalRandom.current().nextInt(settings.now().maxQuotes());
    }

    public String user() {
        return "uid:" + ThreadLocalRandom.current().nextInt(settings.now().maxUsers());
    }

    /** Returns how often a request does its work: 1 unless the administrator wants it otherwise. */
    public int times() {
        return settings.now().primIterations();
    }

    public static TradeException missing(String row) {
        return TradeException.notFound(
                "There is no %s: MAX_USERS and MAX_QUOTES must be what the population has.".formatted(row));
    }
}
