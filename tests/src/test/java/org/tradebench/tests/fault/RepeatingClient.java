package org.tradebench.tests.fault;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.tradebench.tests.harness.Browser;
import org.tradebench.tests.harness.Page;

/** Buys and sells shares one after the other. Sends each order with a key of its own, and repeats it until a response states whether it was placed. */
final class RepeatingClient {

    private static final Duration PAUSE = Duration.ofMillis(50);

    /** Counts the responses to all clients of a test. */
    static final class Told {
        /** Orders that were definitely placed or refused. */
        final AtomicInteger definite = new AtomicInteger();
        /** Responses that leave unknown whether the order was placed. */
        final AtomicInteger unknown = new AtomicInteger();
        /** Set when the test has failed, so that all clients stop. */
        final AtomicBoolean over = new AtomicBoolean();

        private void pause() {
            if (over.get()) {
                throw new IllegalStateException("The test ended before this client knew the outcome of its order");
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
    }

    private final Browser browser;
    private final String user;
    private final String run;
    private final Told outcomes;
    private final Map<String, Long> acknowledged = new TreeMap<>();
    private final Set<Long> offered = new TreeSet<>();

    /** @param run different for each run, so that no key comes twice */
    RepeatingClient(Browser browser, String user, String run, Told outcomes) {
        this.browser = browser;
        this.user = user;
        this.run = run;
        this.outcomes = outcomes;
    }

    /** Trades until the end is signalled, and then until its last order is placed or refused. */
    void tradeUntil(BooleanSupplier end) {
        logIn();
        for (int i = 0; !end.getAsBoolean() && !outcomes.over.get(); i++) {
            String key = run + "-" + user + "-" + i;
            Optional<Long> toSell = i % 2 == 0 ? Optional.empty() : holding();
            String order = toSell.map("{\"orderType\":\"sell\",\"holdingId\":%d}"::formatted)
                    .orElse("{\"orderType\":\"buy\",\"symbol\":\"s:%d\",\"quantity\":3}".formatted(i % 5));
            placed(key, order).ifPresent(number -> acknowledged.put(key, number));
            outcomes.definite.incrementAndGet();
        }
    }

    /** The orders that were acknowledged: their numbers by their keys. */
    Map<String, Long> acknowledged() {
        return acknowledged;
    }

    /** The order's number once the server confirms that it is placed; empty when the server rejects it. */
    private Optional<Long> placed(String key, String order) {
        browser.sending("Idempotency-Key", key);
        while (true) {
            Optional<Page> answer = ask("POST", "/rest/orders", order);
            int status = answer.map(Page::status).orElse(0);
            if (status == 201) {
                return Optional.of(answer.get().json().get("orderId").asLong());
            }
            if (status == 401) {
                logIn();
            } else if (status >= 400 && status < 500) {
                return Optional.empty();
            } else {
                if (status == 504) {
                    outcomes.unknown.incrementAndGet();
                }
                outcomes.pause();
            }
        }
    }

    /** A holding that this client has not tried to sell; empty when there is none, or when the server does not answer. */
    private Optional<Long> holding() {
        Optional<Page> portfolio = ask("GET", "/rest/portfolio", null).filter(page -> page.status() == 200);
        if (portfolio.isPresent()) {
            for (JsonNode holding : portfolio.get().json().get("holdings")) {
                long number = holding.get("holdingId").asLong();
                if (offered.add(number)) {
                    return Optional.of(number);
                }
            }
        }
        return Optional.empty();
    }

    private void logIn() {
        String login = "{\"userId\":\"%s\",\"password\":\"xxx\"}".formatted(user);
        while (ask("POST", "/rest/session", login)
                .filter(page -> page.status() < 300)
                .isEmpty()) {
            outcomes.pause();
        }
    }

    private Optional<Page> ask(String method, String path, String body) {
        try {
            return Optional.of(body == null ? browser.get(path) : browser.sendJson(method, path, body));
        } catch (UncheckedIOException noAnswer) {
            return Optional.empty();
        }
    }
}
