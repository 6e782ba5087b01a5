package org.tradebench.load.loadgenerator;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.tradebench.load.loadgenerator.FakeTrader.Page;
import org.tradebench.load.loadgenerator.FakeTrader.Request;

/** Answers every fifth request of each action with a wrong page, one kind after the other, and counts the wrong pages. */
final class WrongPages implements BiFunction<Request, Page, Page> {
    private static final List<UnaryOperator<Page>> KINDS = List.of(
            right -> new Page(500, right.html()),
            right -> new Page(404, "<title>DayTrader Error</title>not found"),
            right -> new Page(302, right.html()),
            right -> new Page(200, "<title>DayTrader Error</title>something went wrong"),
            right -> new Page(200, "<title>DayTrader Login</title>who are you?"),
            right -> new Page(200, ""),
            right -> new Page(200, right.html().replaceAll("(?s)<p>.*|<input.*", "")),
            right -> new Page(200, right.html().replaceAll("<title>.*</title>", "<title>another</title>")));

    private final Map<String, AtomicInteger> numbers = new ConcurrentHashMap<>();
    private final Map<String, LongAdder> wrong = new ConcurrentHashMap<>();

    @Override
    public Page apply(Request request, Page right) {
        int number = numbers.computeIfAbsent(request.action(), unused -> new AtomicInteger())
                .incrementAndGet();
        if (request.action().isEmpty() || number % 5 != 0) {
            return right;
        }
        wrong.computeIfAbsent(request.action(), unused -> new LongAdder()).increment();
        return KINDS.get(number / 5 % KINDS.size()).apply(right);
    }

    static int kinds() {
        return KINDS.size();
    }

    long count(String action) {
        return wrong.getOrDefault(action, new LongAdder()).sum();
    }

    long count() {
        return wrong.values().stream().mapToLong(LongAdder::sum).sum();
    }
}
