package org.tradebench.load.plugin.controller;

import java.util.Locale;
import org.apache.jmeter.control.GenericController;
import org.apache.jmeter.testbeans.TestBean;
import org.tradebench.load.plugin.deck.Cards;

/** Holds the card controller's properties, as a plan and JMeter's GUI hold them: texts, which may be variables until the test starts. */
public abstract class CardBean extends GenericController implements TestBean {
    private String mix = "";
    private String seed = "";
    private String firstThread = "";
    private String users = "";
    private String quotes = "";

    /** Returns the cards of one deck; throws an IllegalArgumentException with a one-line message when a value is invalid. */
    final Cards<String> check() {
        number("seed", seed, Long.MIN_VALUE, Long.MAX_VALUE);
        number("first.thread", firstThread, 0, 100_000);
        number("users", users, 1, 100_000_000);
        number("quotes", quotes, 1, 100_000_000);
        return MixText.parse(mix);
    }

    final long seed() {
        return Long.parseLong(seed.strip());
    }

    final int firstThread() {
        return Integer.parseInt(firstThread.strip());
    }

    final int users() {
        return Integer.parseInt(users.strip());
    }

    final int quotes() {
        return Integer.parseInt(quotes.strip());
    }

    private static void number(String name, String text, long least, long most) {
        try {
            long number = Long.parseLong(text.strip());
            if (number >= least && number <= most) {
                return;
            }
        } catch (NumberFormatException e) {
            // Rejected below, like a number out of range.
        }
        throw new IllegalArgumentException(String.format(
                Locale.ROOT, "%s: expected a whole number from %,d to %,d, got \"%s\"", name, least, most, text));
    }

    public String getMix() {
        return mix;
    }

    public void setMix(String mix) {
        this.mix = mix;
    }

    public String getSeed() {
        return seed;
    }

    public void setSeed(String seed) {
        this.seed = seed;
    }

    public String getFirstThread() {
        return firstThread;
    }

    public void setFirstThread(String firstThread) {
        this.firstThread = firstThread;
    }

    public String getUsers() {
        return users;
    }

    public void setUsers(String users) {
        this.users = users;
    }

    public String getQuotes() {
        return quotes;
    }

    public void setQuotes(String quotes) {
        this.quotes = quotes;
    }
}
