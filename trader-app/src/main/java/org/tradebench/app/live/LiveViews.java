package org.tradebench.app.live;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.MarketSummary;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.maintenance.MaintenanceGate;
import org.tradebench.app.market.MarketSummaryProvider;
import org.tradebench.app.market.RecentPriceChanges;
import org.tradebench.app.settings.LiveSettings;
import org.tradebench.app.settings.TradeSettings;

/**
 * Pushes the market to all live clients. A trade only advances a version number; what is new goes out once per push interval, the same bytes to every client.
 */
@ApplicationScoped
public class LiveViews {
    /** Longest interval between two searches for dead clients, short enough for limits of one second. */
    private static final Duration CHECK_INTERVAL = Duration.ofMillis(500);

    private static final System.Logger LOG = System.getLogger(LiveViews.class.getName());

    private final ClientSlots slots = new ClientSlots();
    private RecentPriceChanges changes;
    private MarketSummaryProvider market;
    private MaintenanceGate gate;
    private TradeSettings settings;
    private LiveThreads threads;
    private LiveMetrics metrics;

    private volatile LiveContent prices = LiveContent.event(-1, "{}", "[]");
    private volatile LiveContent summary = LiveContent.of(0, "");
    private @Nullable MarketSummary summaryShown;

    /** Version of the prices that {@link #pushPrices} pushed last; only for that task. */
    private long pushed;

    /** Version of the price changes that {@link #pushSummary} saw last; this and the next three are only for that task. */
    private long seen;

    private long pushedSummary;
    private Instant changed = Instant.MIN;
    private boolean summaryIsOld;

    private RepeatingTask[] work = {};

    @SuppressWarnings("NullAway")
    protected LiveViews() {}

    @Inject
    public LiveViews(
            RecentPriceChanges changes,
            MarketSummaryProvider market,
            MaintenanceGate gate,
            TradeSettings settings,
            LiveThreads threads,
            LiveMetrics metrics) {
        this.changes = changes;
        this.market = market;
        this.gate = gate;
        this.settings = settings;
        this.threads = threads;
        this.metrics = metrics;
        metrics.watch(slots::count);
    }

    /** Has this bean created at the start, and its metrics with it, so that monitoring sees zero clients rather than no metric. */
    void prepare(@Observes @Initialized(ApplicationScoped.class) Object start) {
        LOG.log(System.Logger.Level.DEBUG, "Live views: {0}", limits());
    }

    /**
     * Admits one more client if there is room, until {@link #remove}.
     *
     * @param address from which it comes: no address keeps all slots from the others
     */
    boolean admit(LiveClient client, String address) {
        ClientSlots.Answer answer = slots.take(client, address, limits().clients());
        if (!answer.given()) {
            metrics.refused();
            return false;
        }
        answer.displaced().ifPresent(this::endDropped);
        wake();
        return true;
    }

    /** Removes a client whose connection has ended. */
    void remove(LiveClient client) {
        slots.leave(client);
    }

    /** Ends a client that is too slow, or dead. */
    void drop(LiveClient client) {
        if (slots.leave(client)) {
            endDropped(client);
        }
    }

    private void endDropped(LiveClient client) {
        metrics.dropped();
        end(client);
    }

    void end(LiveClient client) {
        threads.close(client::close);
    }

    void write(Runnable work) {
        threads.write(work);
    }

    LiveSettings limits() {
        return settings.now().live();
    }

    LiveThreads threads() {
        return threads;
    }

    LiveMetrics metrics() {
        return metrics;
    }

    LiveContent prices() {
        // Read before the changes: they may be newer than this says, and are then sent twice, but never missed.
        long version = changes.version();
        LiveContent now = prices;
        if (now.version() != version) {
            now = LiveContent.event(version, LiveJson.changes(changes.latest()), LiveJson.quotes(changes.latest()));
            prices = now;
        }
        return now;
    }

    /** Returns the market summary that was pushed last. */
    LiveContent summary() {
        return summary;
    }

    /**
     * Returns the current market summary, as the pages show it.
     *
     * @throws TradeException UNAVAILABLE while the data are replaced, or when the database does not answer
     */
    LiveContent freshSummary() {
        return show(currentSummary());
    }

    String freshSummaryAndChanges() {
        return LiveJson.summaryAndChanges(currentSummary(), changes.latest());
    }

    private MarketSummary currentSummary() {
        if (!gate.enter()) {
            throw new TradeException(Reason.UNAVAILABLE, "The administrator is replacing the data.");
        }
        try {
            return market.summary();
        } finally {
            gate.leave();
        }
    }

    private synchronized LiveContent show(MarketSummary now) {
        if (!now.equals(summaryShown)) {
            summaryShown = now;
            summary = LiveContent.of(summary.version() + 1, LiveJson.summary(now));
        }
        return summary;
    }

    private synchronized void wake() {
        if (work.length == 0) {
            work = new RepeatingTask[] {
                new RepeatingTask(threads.timer(), () -> limits().pushInterval(), this::isWatched, this::pushPrices),
                new RepeatingTask(threads.timer(), () -> limits().pushInterval(), this::isWatched, this::pushSummary),
                new RepeatingTask(threads.timer(), () -> CHECK_INTERVAL, this::isWatched, this::checkClients)
            };
        }
        for (RepeatingTask each : work) {
            each.wake();
        }
    }

    private boolean isWatched() {
        return slots.count() > 0;
    }

    private void pushPrices() {
        long version = prices().version();
        if (version != pushed) {
            pushed = version;
            slots.all().forEach(LiveClient::push);
        }
    }

    /** Pushes a new summary after a change, and is repeated until there is one: that may take the interval for which a summary is reused. */
    private void pushSummary() {
        long version = changes.version();
        if (version != seen) {
            seen = version;
            changed = Instant.now();
            summaryIsOld = true;
        }
        if (summaryIsOld && slots.all().stream().anyMatch(LiveClient::showsSummary)) {
            renewSummary();
        }
        // A client's request may have renewed it.
        if (summary.version() != pushedSummary) {
            pushedSummary = summary.version();
            slots.all().forEach(LiveClient::push);
        }
    }

    private void renewSummary() {
        try {
            MarketSummary now = currentSummary();
            show(now);
            summaryIsOld = !now.summaryDate().isAfter(changed);
        } catch (TradeException later) {
            LOG.log(System.Logger.Level.DEBUG, "No market summary to push: {0}", later.getMessage());
        }
    }

    private void checkClients() {
        threads.relieveWriters(CHECK_INTERVAL);
        LiveSettings limits = limits();
        long now = System.nanoTime();
        for (LiveClient client : slots.all()) {
            if (client.isOverdue(now, limits)) {
                drop(client);
            } else {
                client.checkHeartbeat(now, limits);
            }
        }
    }
}
