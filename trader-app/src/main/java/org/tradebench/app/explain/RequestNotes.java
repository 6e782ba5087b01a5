package org.tradebench.app.explain;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Records what a request makes the application do, on the thread that serves it, from {@link #begin} to {@link #end}. Otherwise nothing is recorded. */
public final class RequestNotes {
    private static final double NANOS_PER_MILLI = 1e6;

    private static final ThreadLocal<RequestNotes> CURRENT = new ThreadLocal<>();

    private final String request;
    private final Instant at = Instant.now();
    private final long began = System.nanoTime();
    private final List<Explanation.Call> calls = new ArrayList<>();
    private List<String> transactions = new ArrayList<>();
    private List<String> statements = new ArrayList<>();

    private RequestNotes(String request) {
        this.request = request;
    }

    /** Begins to record on this thread. */
    public static void begin(String request) {
        CURRENT.set(new RequestNotes(request));
    }

    /** Ends the recording, and returns what was recorded. */
    public static Explanation end() {
        RequestNotes notes = Objects.requireNonNull(CURRENT.get(), "notes that were begun");
        CURRENT.remove();
        return new Explanation(notes.request, notes.at, millisSince(notes.began), notes.calls);
    }

    /**
     * Records an operation that a page calls. Transactions and statements until it returns belong to it.
     *
     * @param type of the operation; its simple name is the operation's
     * @param invalidated returns what the operation has invalidated, from its answer
     */
    public static <T> T ofCall(Class<?> type, Supplier<T> call, Function<T, List<String>> invalidated) {
        RequestNotes notes = CURRENT.get();
        if (notes == null) {
            return call.get();
        }
        notes.transactions = new ArrayList<>();
        notes.statements = new ArrayList<>();
        long begins = System.nanoTime();
        List<String> ids = List.of();
        try {
            T answer = call.get();
            ids = invalidated.apply(answer);
            return answer;
        } finally {
            notes.calls.add(
                    new Explanation.Call(nameOf(type), millisSince(begins), notes.transactions, notes.statements, ids));
        }
    }

    /** Records a transaction. */
    public static void transaction(String by) {
        RequestNotes notes = CURRENT.get();
        if (notes != null) {
            notes.transactions.add(by);
        }
    }

    /** Records an SQL statement. */
    public static void statement(String sql) {
        RequestNotes notes = CURRENT.get();
        if (notes != null) {
            notes.statements.add(sql.strip().replaceAll("\\s+", " "));
        }
    }

    /** Returns a connection that records the statements prepared on it; the given one while nothing is recorded. */
    public static Connection of(Connection connection) {
        if (CURRENT.get() == null) {
            return connection;
        }
        return (Connection) Proxy.newProxyInstance(
                RequestNotes.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("prepareStatement")) {
                        statement((String) arguments[0]);
                    }
                    return invoke(connection, method, arguments);
                });
    }

    private static @Nullable Object invoke(Connection connection, Method method, Object @Nullable [] arguments)
            throws Throwable {
        try {
            return method.invoke(connection, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static double millisSince(long nanos) {
        return (System.nanoTime() - nanos) / NANOS_PER_MILLI;
    }

    /** Converts the name of a class to words: {@code MarketSummaryRead} to {@code market summary read}. */
    private static String nameOf(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
