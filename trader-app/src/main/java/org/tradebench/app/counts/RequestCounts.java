package org.tradebench.app.counts;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Requests since the start, by kind and by what became of them. Of kinds there are as many as the application has, whatever is asked for. */
@ApplicationScoped
public class RequestCounts {
    /** The request attribute with the action of a page, once it is known to be one. */
    public static final String ACTION = "org.tradebench.action";

    private static final class Counts {
        private final LongAdder answered = new LongAdder();
        private final LongAdder refused = new LongAdder();
        private final LongAdder failed = new LongAdder();
    }

    private final Map<String, Counts> kinds = new ConcurrentHashMap<>();

    /**
     * Counts one.
     *
     * @param kind of which there are few
     * @param status of the answer
     */
    public void count(String kind, int status) {
        Counts counts = kinds.get(kind);
        if (counts == null) {
            counts = kinds.computeIfAbsent(kind, first -> new Counts());
        }
        (status < 400 ? counts.answered : status < 500 ? counts.refused : counts.failed).increment();
    }

    /** What was counted up to now, by kind. */
    public Map<String, RequestCount> now() {
        Map<String, RequestCount> now = new TreeMap<>();
        kinds.forEach((kind, counts) ->
                now.put(kind, new RequestCount(counts.answered.sum(), counts.refused.sum(), counts.failed.sum())));
        return now;
    }
}
