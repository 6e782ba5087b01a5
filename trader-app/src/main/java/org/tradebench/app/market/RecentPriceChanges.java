package org.tradebench.app.market;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.tradebench.app.domain.QuotePriceChange;
import org.tradebench.app.domain.RowsReplaced;

/** Keeps the last price changes: of every node, where they are published, else those that this one committed. */
@ApplicationScoped
public class RecentPriceChanges {
    /** Number of changes kept, as many as DayTrader's live views show. */
    public static final int KEPT = 5;

    private final Deque<QuotePriceChange> changes = new ArrayDeque<>(KEPT);
    private final AtomicLong version = new AtomicLong();

    /** Remembers a change once its transaction is committed. */
    void onChange(@Observes(during = TransactionPhase.AFTER_SUCCESS) QuotePriceChange change) {
        synchronized (changes) {
            if (changes.size() == KEPT) {
                changes.removeLast();
            }
            changes.addFirst(change);
        }
        version.incrementAndGet();
    }

    void forget(@Observes RowsReplaced replaced) {
        synchronized (changes) {
            changes.clear();
        }
        version.incrementAndGet();
    }

    /** Returns a number that differs whenever {@link #latest} has changed: views poll it instead of being called at every order. */
    public long version() {
        return version.get();
    }

    /** Returns at most {@link #KEPT} changes, the newest first. */
    public List<QuotePriceChange> latest() {
        synchronized (changes) {
            return new ArrayList<>(changes);
        }
    }
}
