package org.tradebench.load.consistency;

import java.util.List;
import java.util.stream.Stream;

/**
 * Counts the user histories of a run, and their contradictions.
 *
 * @param accounts whose users received answers
 * @param reads pages that showed a balance or holdings
 * @param unknown orders in the database that were requested and never acknowledged
 * @param notJudged accounts with so many of those that not every combination of outcomes can be checked
 * @param soldTwice holdings that two acknowledged orders have sold
 * @param stale reads that showed less than the session had done or seen before
 * @param unexplained reads that no order of the user's operations explains
 * @param examples the first contradictions, in words
 */
public record HistoryCount(
        long accounts,
        long reads,
        long unknown,
        long notJudged,
        long soldTwice,
        long stale,
        long unexplained,
        List<String> examples) {
    private static final int EXAMPLES = 3;

    /** The count of no account. */
    static final HistoryCount NONE = new HistoryCount(0, 0, 0, 0, 0, 0, 0, List.of());

    public HistoryCount {
        examples = List.copyOf(examples);
    }

    /** Returns whether everything that users were shown follows from what they did. */
    public boolean isClean() {
        return soldTwice + stale + unexplained == 0;
    }

    HistoryCount plus(HistoryCount other) {
        return new HistoryCount(
                accounts + other.accounts,
                reads + other.reads,
                unknown + other.unknown,
                notJudged + other.notJudged,
                soldTwice + other.soldTwice,
                stale + other.stale,
                unexplained + other.unexplained,
                Stream.concat(examples.stream(), other.examples.stream())
                        .limit(EXAMPLES)
                        .toList());
    }
}
