package org.tradebench.load.plugin.controller;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;

/** Draws the values of a request's parameters and puts them into the plan's variables. */
final class Draws {
    /** DayTrader's scripts buy 1 to 200 shares. */
    private static final int MAX_SHARES = 200;

    /** Number of claims that always exist, numbered from 1: the application's schema has them. */
    private static final int CLAIMS = 1000;

    private static final int LISTED = 20;

    /** Fonts of the application's images. */
    private static final List<String> FONTS = List.of("SansSerif", "Serif", "Monospaced");

    private final Random random;
    private final int quotes;
    private final int quoteSymbols;
    private final String runId;
    private final int thread;
    private final BiConsumer<String, String> variables;
    private int registered;
    private int updated;
    private int claimed;

    Draws(Random random, int quotes, int quoteSymbols, String runId, int thread, BiConsumer<String, String> variables) {
        this.random = random;
        this.quotes = quotes;
        this.quoteSymbols = quoteSymbols;
        this.runId = runId;
        this.thread = thread;
        this.variables = variables;
    }

    /** Sets the user who is about to log in. */
    void user(String user) {
        variables.accept("uid", user);
    }

    /** Draws {@code symbols}: different ones, comma separated; and sets {@code company}: that of the last one, as the population names it. */
    void quotes() {
        Set<Integer> numbers = new LinkedHashSet<>();
        while (numbers.size() < quoteSymbols) {
            numbers.add(random.nextInt(quotes));
        }
        List<String> symbols = new ArrayList<>();
        String company = "";
        for (int number : numbers) {
            symbols.add("s:" + number);
            company = "S" + number + " Incorporated";
        }
        variables.accept("symbols", String.join(",", symbols));
        variables.accept("company", company);
    }

    /** Draws {@code symbol} and {@code quantity} of a buy. */
    void buy() {
        variables.accept("symbol", "s:" + random.nextInt(quotes));
        variables.accept("quantity", Integer.toString(1 + random.nextInt(MAX_SHARES)));
    }

    /** Draws {@code holdingID}, one of those that the user saw. */
    void sell(SeenPortfolios portfolios, String user) {
        variables.accept("holdingID", portfolios.takeHolding(user, random));
    }

    /** Draws {@code fullname}, new each time, so that the answer shows whether the change was made, {@code address}, {@code creditcard} and {@code email}. */
    void update() {
        updated++;
        variables.accept("fullname", "rnd" + thread + " n" + updated + " r" + random.nextInt(1_000_000));
        profile();
    }

    /** Draws {@code newuid}, which no user of this run or of a run with another id has, and the profile of a new user. */
    void register() {
        registered++;
        variables.accept("newuid", "ru:" + runId + ":" + thread + ":" + registered);
        variables.accept("fullname", "first:" + random.nextInt(1000) + " last:" + random.nextInt(5000));
        profile();
    }

    /** Draws {@code claim}, one that always exists. */
    void selectClaim() {
        variables.accept("claim", Integer.toString(1 + random.nextInt(CLAIMS)));
    }

    /** Draws {@code firstClaim} and {@code lastClaim}, a range of twenty that always exist. */
    void listClaims() {
        int first = 1 + random.nextInt(CLAIMS - LISTED + 1);
        variables.accept("firstClaim", Integer.toString(first));
        variables.accept("lastClaim", Integer.toString(first + LISTED - 1));
    }

    /** Draws {@code claimant} and {@code amount} of a new claim; the claimant is new each time, so that the answer shows which claim was made. */
    void createClaim() {
        claimed++;
        variables.accept("claimant", "claimant " + thread + "-" + claimed + "-" + random.nextInt(1_000_000));
        variables.accept(
                "amount", String.format(Locale.ROOT, "%d.%02d", 1 + random.nextInt(9_999), random.nextInt(100)));
    }

    /** Draws {@code text}, {@code font}, {@code size}, {@code color} and {@code background} of an image. */
    void textImage() {
        variables.accept("text", "DayTrader " + random.nextInt(1_000_000));
        variables.accept("font", FONTS.get(random.nextInt(FONTS.size())));
        variables.accept("size", Integer.toString(12 + random.nextInt(37)));
        variables.accept("color", String.format(Locale.ROOT, "%06X", random.nextInt(0x1000000)));
        variables.accept("background", String.format(Locale.ROOT, "%06X", random.nextInt(0x1000000)));
    }

    private void profile() {
        variables.accept("address", random.nextInt(10_000) + " Main Street");
        variables.accept(
                "creditcard",
                String.format(Locale.ROOT, "%04d-0000-0000-%04d", random.nextInt(10_000), random.nextInt(10_000)));
        variables.accept("email", "user" + random.nextInt(100_000) + "@example.com");
    }
}
