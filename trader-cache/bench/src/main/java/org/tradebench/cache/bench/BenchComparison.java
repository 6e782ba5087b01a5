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
 * @param conditions what differs within the table, for people
 * @param benchmark the class that JMH runs
 * @param threads how many do it at once
 * @param parameters of the benchmark beside the subject
 * @param subjects the constants of its parameter {@code kind}
 * @param pairs of subjects whose ratios are of interest beside the ratios to the first subject
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

    /** @param label for people */
    record Contender(String kind, String label) {}

    /** How many times as fast one subject is as another. */
    record Pair(Contender subject, Contender base) {}

    /** The pairs of interest; of a comparison without any, each subject beside the first. */
    List<Pair> drawn() {
        return pairs.isEmpty()
                ? subjects.stream()
                        .skip(1)
                        .map(subject -> new Pair(subject, subjects.get(0)))
                        .toList()
                : pairs;
    }

    /** Whether the trials of one subject in both follow one another in one process. */
    boolean sharesProcessesWith(BenchComparison other) {
        return host == Host.OPEN_LIBERTY
                && host == other.host
                && name.equals(other.name)
                && parameters.equals(other.parameters);
    }

    /** The same with these subjects, and always the first. */
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
