package org.tradebench.cache.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Describes one comparison: subjects that do the same work under the same conditions. The first subject is the baseline.
 *
 * @param name of the table that it belongs to
 * @param conditions text of the table's row: what differs from the other comparisons of the table
 * @param benchmark the class that JMH runs
 * @param threads number of threads
 * @param parameters of the benchmark, except the subject
 * @param subjects the constants of its parameter {@code kind}
 * @param pairs subjects that a second table compares. The picture shows these pairs or, if there are none, each subject and the first one
 */
record BenchComparison(
        String name,
        Host host,
        String conditions,
        Class<?> benchmark,
        int threads,
        Map<String, String> parameters,
        List<Contender> subjects,
        List<Pair> pairs) {

    /** @param label the subject's name in tables and pictures */
    record Contender(String kind, String label) {}

    /** Selects two subjects whose speed ratio is drawn. */
    record Pair(Contender subject, Contender base) {}

    /** Returns the pairs to draw: the given ones, or else each other subject with the first. */
    List<Pair> drawn() {
        return pairs.isEmpty()
                ? subjects.stream()
                        .skip(1)
                        .map(subject -> new Pair(subject, subjects.get(0)))
                        .toList()
                : pairs;
    }

    /** Returns this comparison with only these subjects; the first one always stays. */
    BenchComparison onlyWith(Set<String> kinds) {
        Contender first = subjects.get(0);
        Predicate<Contender> wanted = subject -> subject.equals(first) || kinds.contains(subject.kind());
        List<Pair> left = new ArrayList<>(pairs);
        left.removeIf(pair -> !wanted.test(pair.subject()) || !wanted.test(pair.base()));
        return new BenchComparison(
                name,
                host,
                conditions,
                benchmark,
                threads,
                parameters,
                subjects.stream().filter(wanted).toList(),
                left);
    }
}
