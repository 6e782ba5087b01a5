package org.tradebench.app.web.admin.console;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.metrics.Counter;
import org.eclipse.microprofile.metrics.MetricRegistry;
import org.tradebench.app.counts.RequestCount;
import org.tradebench.app.counts.RequestCounts;
import org.tradebench.app.domain.RowsReplaced;

/**
 * Counts requests and counters since a mark: since the start, since the data were replaced, or since the administrator set one. The counters themselves are not reset.
 */
@ApplicationScoped
class RunStatistics {
    /**
     * Holds a moment, and what had been counted until then.
     *
     * @param why the span begins here
     */
    record Mark(Instant moment, String why, Map<String, RequestCount> requests, Map<String, Long> counters) {}

    private final RequestCounts requests;
    private final MetricRegistry metrics;
    private volatile Mark begin;

    @SuppressWarnings("NullAway")
    protected RunStatistics() {
        this(null, null);
    }

    @Inject
    RunStatistics(RequestCounts requests, MetricRegistry metrics) {
        this.requests = requests;
        this.metrics = metrics;
        begin = new Mark(Instant.EPOCH, "", Map.of(), Map.of());
    }

    void onStart(@Observes @Initialized(ApplicationScoped.class) Object start) {
        begin = mark("this server started");
    }

    void onOtherRows(@Observes RowsReplaced replaced) {
        begin = mark("the data were replaced");
    }

    void beginAnew() {
        begin = mark("the administrator reset this page");
    }

    Mark begin() {
        return begin;
    }

    Mark now() {
        return mark("");
    }

    private Mark mark(String why) {
        Map<String, Long> counters = new TreeMap<>();
        metrics.getCounters().forEach((id, counter) -> {
            // A counter without events may not be registered yet.
            if (id.getTagsAsList().isEmpty()) {
                counters.put(id.getName(), count(counter));
            }
        });
        return new Mark(Instant.now(), why, requests.now(), counters);
    }

    /** Reads a counter; one that another thread registers at this moment is shown by SmallRye before it can be read, and has counted nothing. */
    private static long count(Counter counter) {
        try {
            return counter.getCount();
        } catch (NullPointerException beingRegistered) {
            return 0;
        }
    }
}
