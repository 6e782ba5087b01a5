package org.tradebench.load.plugin.controller;

import java.util.Locale;
import java.util.function.BiConsumer;
import org.apache.jmeter.control.GenericController;
import org.apache.jmeter.testbeans.TestBean;
import org.tradebench.load.plugin.deck.Mix;

/** Holds the session controller's properties, as a plan and JMeter's GUI hold them: texts, which may be variables until the test starts. */
public abstract class SessionBean extends GenericController implements TestBean {
    private static final String TRADE = "trade";
    private static final String WEB_SERVICES = "web services";
    private static final String MID_TIER = "mid-tier";

    private String workload = "";
    private String updates = "";
    private String users = "";
    private String firstUser = "";
    private String firstThread = "";
    private String allThreads = "";
    private String quotes = "";
    private String quoteSymbols = "";
    private String seed = "";
    private String runId = "";
    private String failurePause = "";

    /** Checks the values; throws an IllegalArgumentException with a one-line message when one is invalid. */
    final void check() {
        mix();
        number("users", users, 1, 100_000_000);
        number("first user", firstUser, 0, 100_000_000);
        number("first.thread", orElse(firstThread, "0"), 0, 100_000);
        number("all.threads", orElse(allThreads, "0"), 0, 100_000);
        number("symbols of a quotes page", quoteSymbols, 1, Math.min(20, number("quotes", quotes, 1, 100_000_000)));
        number("seed", seed, Long.MIN_VALUE, Long.MAX_VALUE);
        number("failure.pause", failurePause, 0, 60_000);
        if (!runId.strip().matches("[A-Za-z0-9.-]{1,20}")) {
            throw new IllegalArgumentException(
                    "run.id: expected 1 to 20 letters, digits, dots or hyphens, got \"" + runId + "\"");
        }
    }

    /**
     * Returns a virtual user with these properties. What it plays depends only on its number among those of all processes: several processes play what one
     * would.
     *
     * @param thread number in this process, from 0
     * @param threads of this process
     */
    final VirtualUser virtualUser(int thread, int threads, BiConsumer<String, String> variables) {
        check();
        int first = integer(orElse(firstThread, "0"));
        int given = integer(orElse(allThreads, "0"));
        int all = given == 0 ? first + threads : given;
        if (first + threads > all) {
            throw new IllegalArgumentException("all.threads: expected " + (first + threads)
                    + " or more, because this process has the virtual users " + first + " to " + (first + threads - 1)
                    + ", got " + all);
        }
        return VirtualUser.of(
                mix(),
                Long.parseLong(seed.strip()),
                first + thread,
                all,
                new VirtualUser.Population(
                        integer(firstUser), integer(users), integer(quotes), integer(quoteSymbols), runId.strip()),
                variables);
    }

    /** Returns the mix that the plan names: a plan that was made before there was a choice plays the standard one. */
    final Mix mix() {
        return switch (orElse(workload, TRADE).strip()) {
            case TRADE -> Mix.ofUpdates((int) number("updates", updates, 0, 14));
            case WEB_SERVICES -> Mix.ofWebServices();
            case MID_TIER -> Mix.ofMidTier();
            default ->
                throw new IllegalArgumentException("workload: expected " + TRADE + ", " + WEB_SERVICES + " or "
                        + MID_TIER + ", got \"" + workload + "\"");
        };
    }

    /** Returns how long a virtual user waits after an answer that was wrong. */
    final long pauseAfterFailureMillis() {
        return Long.parseLong(failurePause.strip());
    }

    /** Returns the default for a missing text: a plan that was made before a property existed has no text for it. */
    private static String orElse(String text, String usual) {
        return text.isBlank() ? usual : text;
    }

    private static int integer(String text) {
        return Integer.parseInt(text.strip());
    }

    private static long number(String name, String text, long least, long most) {
        try {
            long number = Long.parseLong(text.strip());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Rejected below, like a number out of range.
        }
        throw new IllegalArgumentException(String.format(
                Locale.ROOT, "%s: expected a whole number from %,d to %,d, got \"%s\"", name, least, most, text));
    }

    public String getWorkload() {
        return workload;
    }

    public void setWorkload(String workload) {
        this.workload = workload;
    }

    public String getUpdates() {
        return updates;
    }

    public void setUpdates(String updates) {
        this.updates = updates;
    }

    public String getUsers() {
        return users;
    }

    public void setUsers(String users) {
        this.users = users;
    }

    public String getFirstUser() {
        return firstUser;
    }

    public void setFirstUser(String firstUser) {
        this.firstUser = firstUser;
    }

    public String getFirstThread() {
        return firstThread;
    }

    public void setFirstThread(String firstThread) {
        this.firstThread = firstThread;
    }

    public String getAllThreads() {
        return allThreads;
    }

    public void setAllThreads(String allThreads) {
        this.allThreads = allThreads;
    }

    public String getQuotes() {
        return quotes;
    }

    public void setQuotes(String quotes) {
        this.quotes = quotes;
    }

    public String getQuoteSymbols() {
        return quoteSymbols;
    }

    public void setQuoteSymbols(String quoteSymbols) {
        this.quoteSymbols = quoteSymbols;
    }

    public String getSeed() {
        return seed;
    }

    public void setSeed(String seed) {
        this.seed = seed;
    }

    public String getRunId() {
        return runId;
    }

    public void setRunId(String runId) {
        this.runId = runId;
    }

    public String getFailurePause() {
        return failurePause;
    }

    public void setFailurePause(String failurePause) {
        this.failurePause = failurePause;
    }
}
