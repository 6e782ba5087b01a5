package org.tradebench.cache.bench;

import java.util.List;
import java.util.Map;

/**
 * One line-up: subjects that do the same thing under the same conditions, the first of them the one that the others are measured by.
 *
 * @param name of the table that it belongs to
 * @param conditions what differs within the table, for people
 * @param benchmark the class that JMH runs
 * @param threads how many do it at once
 * @param parameters of the benchmark beside the subject
 * @param subjects the constants of its parameter {@code kind}
 */
record Comparison(
        String name,
        String conditions,
        Class<?> benchmark,
        int threads,
        Map<String, String> parameters,
        List<Contender> subjects) {

    /** @param label for people */
    record Contender(String kind, String label) {}
}
