package org.tradebench.app.counts;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts requests since the start, by a fixed set of kinds and by their status. */
@ApplicationScoped
public class RequestCounts {
    /** The request attribute with the action of a page. */
    public static final String ACTION = "org.tradebench.action";

    private static final class Counts {
        private final LongAdder answered = new LongAdder();
        private final LongAdder refused = new LongAdder();
        private final LongAdder failed = new LongAdder();
    }

    private final Map<String, Counts> kinds = new ConcurrentHashMap<>();

    /** @param kind of which there are few */
    public void count(String kind, int status) {
        Counts counts = kinds.get(kind);
        if (counts == null) {
            counts = kinds.computeIfAbsent(kind, first -> new Counts());
        }
        (status < 400 ? counts.answered : status < 500 ? counts.refused : counts.failed).increment();
    }

    public Map<String, RequestCount> now() {
        Map<String, RequestCount> now = new TreeMap<>();
        kinds.forEach((kind, counts) ->
                now.put(kind, new RequestCount(counts.answered.sum(), counts.refused.sum(), counts.failed.sum())));
        return now;
    }
}
