package org.tradebench.cache.policy;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tests whether a policy accepts the value of a component of an id.
 *
 * @param texts the values written out
 * @param ranges the values between two whole numbers, both inclusive
 */
record ValueTest(Set<String> texts, List<Range> ranges) {
    record Range(long low, long high) {}

    boolean isEmpty() {
        return texts.isEmpty() && ranges.isEmpty();
    }

    String text() {
        return Stream.concat(texts.stream().sorted(), ranges.stream().map(range -> range.low + "–" + range.high))
                .collect(Collectors.joining(" or "));
    }

    boolean holds(String value) {
        return texts.contains(value) || (!ranges.isEmpty() && inRange(value));
    }

    private boolean inRange(String value) {
        try {
            long number = Long.parseLong(value.strip());
            return ranges.stream().anyMatch(range -> range.low <= number && number <= range.high);
        } catch (NumberFormatException notANumber) {
            return false;
        }
    }
}
