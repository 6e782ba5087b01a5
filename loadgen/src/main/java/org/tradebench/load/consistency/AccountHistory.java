package org.tradebench.load.consistency;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Replays everything that one account's user did and saw, and finds answers that contradict it. It assumes that an order is completed when it is answered, as
 * in the synchronous order mode.
 *
 * @param user whose account it is
 * @param openCents the balance before all orders
 * @param before orders from before the history
 * @param during orders that were placed while the history was written
 */
record AccountHistory(String user, long openCents, List<BookedOrder> before, List<BookedOrder> during) {
    /** Most orders of unknown outcome for which an account is judged, because all of their subsets are followed. */
    static final int MAX_UNKNOWN = 8;

    /** Returns what the operations prove about the account. */
    HistoryCount check(List<UserOperation> operations) {
        Map<Long, BookedOrder> byNumber =
                during.stream().collect(Collectors.toMap(BookedOrder::number, Function.identity()));
        List<BookedOrder> acknowledged = operations.stream()
                .filter(operation -> operation.kind().isOrder() && operation.isAnswered())
                .map(operation -> byNumber.get(Long.valueOf(operation.answer())))
                .filter(order -> order != null)
                .distinct()
                .toList();
        Set<BookedOrder> named = new HashSet<>(acknowledged);
        List<BookedOrder> unknown =
                during.stream().filter(order -> !named.contains(order)).toList();
        long reads = operations.stream()
                .filter(operation -> !operation.kind().isOrder())
                .count();
        List<String> twice = soldTwice(acknowledged);
        if (unknown.size() > MAX_UNKNOWN) {
            return new HistoryCount(1, reads, unknown.size(), 1, twice.size(), 0, 0, twice);
        }
        List<String> stale = new ArrayList<>();
        List<String> unexplained = new ArrayList<>();
        follow(operations, acknowledged, unknown, stale, unexplained);
        HistoryCount count = new HistoryCount(
                1, reads, unknown.size(), 0, twice.size(), stale.size(), unexplained.size(), List.of());
        return List.of(twice, stale, unexplained).stream()
                .map(found -> new HistoryCount(0, 0, 0, 0, 0, 0, 0, found))
                .reduce(count, HistoryCount::plus);
    }

    private List<String> soldTwice(List<BookedOrder> acknowledged) {
        Set<Long> sold = new HashSet<>();
        return acknowledged.stream()
                .filter(order -> !order.buys() && !sold.add(order.holding()))
                .map(order -> "holding " + order.holding() + " of " + user
                        + " was sold twice, the second time by order " + order.number())
                .toList();
    }

    private void follow(
            List<UserOperation> operations,
            List<BookedOrder> acknowledged,
            List<BookedOrder> unknown,
            List<String> stale,
            List<String> unexplained) {
        VisibleStates balance = new VisibleStates(
                before.stream().mapToLong(BookedOrder::cents).reduce(openCents, Long::sum),
                acknowledged,
                unknown,
                BookedOrder::cents,
                true);
        VisibleStates holdings = new VisibleStates(
                before.stream().mapToLong(order -> mark(order.holding())).reduce(0, (one, other) -> one ^ other),
                acknowledged,
                unknown,
                order -> mark(order.holding()),
                false);
        int session = Integer.MIN_VALUE;
        Set<Long> placed = new HashSet<>();
        Set<Long> numbers = acknowledged.stream().map(BookedOrder::number).collect(Collectors.toSet());
        for (UserOperation operation : operations) {
            if (operation.session() != session) {
                session = operation.session();
                balance.newSession();
                holdings.newSession();
            }
            if (operation.kind().isOrder()) {
                if (!operation.isAnswered()) {
                    int possible = possibleOrders(operation, unknown);
                    balance.addUnanswered(possible);
                    holdings.addUnanswered(possible);
                } else if (numbers.contains(Long.valueOf(operation.answer()))
                        && placed.add(Long.valueOf(operation.answer()))) {
                    balance.acknowledgeNext();
                    holdings.acknowledgeNext();
                }
            } else {
                boolean isBalance = operation.kind() == UserOperation.Kind.BALANCE;
                VisibleStates states = isBalance ? balance : holdings;
                long shown = isBalance ? cents(operation.answer()) : marks(operation.answer());
                if (!states.observe(shown)) {
                    (states.wasEarlierValue(shown) ? stale : unexplained)
                            .add(user + " was shown " + (isBalance ? "the balance " : "the holdings ")
                                    + operation.answer() + " after " + placed.size() + " orders of the run");
                }
            }
        }
    }

    /** Returns which orders of unknown outcome a request may have placed: a bit each. */
    private static int possibleOrders(UserOperation request, List<BookedOrder> unknown) {
        int possible = 0;
        for (int i = 0; i < unknown.size(); i++) {
            BookedOrder order = unknown.get(i);
            if (order.isOf(request.kind()) && (order.buys() || order.holding() == request.holding())) {
                possible |= 1 << i;
            }
        }
        return possible;
    }

    private static long cents(String dollars) {
        return new BigDecimal(dollars).movePointRight(2).longValueExact();
    }

    private static long marks(String holdings) {
        long marks = 0;
        for (String number : holdings.split(" ", -1)) {
            marks ^= number.isEmpty() ? 0 : mark(Long.parseLong(number));
        }
        return marks;
    }

    /** Returns a 64-bit hash of a holding, mixed as by SplitMix64. The XOR of the hashes identifies a set of holdings. */
    static long mark(long holding) {
        long mixed = holding * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
