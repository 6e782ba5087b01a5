package org.tradebench.cache.wire;

import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Lists the application's classes that may be turned into bytes and made from bytes, each under a number. Every member of a cluster must have the same list:
 * {@link #fingerprint()} tells whether two do. Immutable.
 *
 * <p>Allowed without being named: strings, boxed primitives, {@code BigDecimal}, {@code BigInteger}, {@code UUID}, {@code byte[]}, the classes of {@code
 * java.time} that say when or how long, {@code Optional}, and any {@code List}, {@code Set} or {@code Map}: such a collection comes back equal, in the same
 * order and unmodifiable, but not of the same class.
 */
public final class AllowList {
    /** Allows no class of an application's. */
    public static final AllowList EMPTY = new AllowList(Map.of());

    /** Numbers the format of all bytes; changes when older bytes can no longer be read. */
    static final int FORMAT = 2;

    public static final int FIRST_OF_LIBRARY = 10_000;
    private static final int MAX = 1_000_000;

    private final Map<Integer, AllowedClass<?>> byNumber;

    private AllowList(Map<Integer, AllowedClass<?>> byNumber) {
        this.byNumber = Collections.unmodifiableMap(new TreeMap<>(byNumber));
    }

    /**
     * Allows also a record, which is made by its canonical constructor, or an enum.
     *
     * @param number 0 to 1,000,000, the same for ever and on every member
     * @throws IllegalArgumentException when the number or the class is taken, or the class is neither a record nor an enum, or a record's component cannot be
     *     written
     */
    public <T> AllowList with(int number, Class<T> type) {
        if (type.isRecord()) {
            return with(number, new AllowedClass<>(type, RecordSerializer.of(type), "record " + shape(type)));
        }
        if (type.isEnum()) {
            String constants = Arrays.stream(type.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name())
                    .collect(Collectors.joining(","));
            return with(number, new AllowedClass<>(type, new EnumSerializer<>(type), "enum " + constants));
        }
        throw new IllegalArgumentException(
                type.getName() + " is neither a record nor an enum; say how it is written and made again with "
                        + "with(number, type, toValue, fromValue)");
    }

    /**
     * Allows also a class of any kind, which crosses as a value of another kind.
     *
     * @param number 0 to 1,000,000, the same for ever and on every member
     * @param stored the class of the value that crosses for it; allowed itself
     * @param toValue never null
     * @param fromValue refuses, by any exception, what it cannot make a {@code T} of
     * @throws IllegalArgumentException when the number or the class is taken
     */
    public <T, V> AllowList with(
            int number, Class<T> type, Class<V> stored, Function<T, V> toValue, Function<V, T> fromValue) {
        SurrogateSerializer<T, V> serializer = new SurrogateSerializer<>(stored, toValue, fromValue);
        return with(number, new AllowedClass<>(type, serializer, "as " + stored.getName()));
    }

    private AllowList with(int number, AllowedClass<?> added) {
        if (number < 0 || number > MAX) {
            throw new IllegalArgumentException(
                    "number of " + added.type().getName() + " is " + number + "; it may be 0 to " + MAX);
        }
        if (BuiltInTypes.standInFor(added.type()) != null) {
            throw new IllegalArgumentException(added.type().getName() + " is always allowed; name it no more");
        }
        byNumber.forEach((taken, allowed) -> {
            if (taken == number || allowed.type() == added.type()) {
                throw new IllegalArgumentException("number " + number + " for "
                        + added.type().getName() + ": "
                        + allowed.type().getName() + " is number " + taken + " already");
            }
        });
        Map<Integer, AllowedClass<?>> more = new TreeMap<>(byNumber);
        more.put(number, added);
        return new AllowList(more);
    }

    /** Allows what this list and the other allow. */
    public AllowList with(AllowList other) {
        AllowList both = this;
        for (Map.Entry<Integer, AllowedClass<?>> entry : other.byNumber.entrySet()) {
            both = both.with(entry.getKey(), entry.getValue());
        }
        return both;
    }

    Map<Integer, AllowedClass<?>> byNumber() {
        return byNumber;
    }

    /** Returns 16 hexadecimal digits, equal for lists with the same numbers for the same classes, which have the same components and constants. */
    public String fingerprint() {
        StringBuilder all = new StringBuilder("format ").append(FORMAT);
        byNumber.forEach((number, allowed) -> all.append('\n')
                .append(number)
                .append(' ')
                .append(allowed.type().getName())
                .append(' ')
                .append(allowed.shape()));
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(all.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Rejects what could be written but never be read again. */
    private static String shape(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        for (RecordComponent component : components) {
            Class<?> declared = component.getType();
            boolean collection = Collection.class.isAssignableFrom(declared) || Map.class.isAssignableFrom(declared);
            if (collection && !BuiltInTypes.isPlainCollection(declared)) {
                throw new IllegalArgumentException("component " + component.getName() + " of " + type.getName()
                        + " is a " + declared.getName() + "; declare it List, Set, Map or Collection");
            }
        }
        return Arrays.stream(components)
                .map(component ->
                        component.getName() + ":" + component.getType().getName())
                .collect(Collectors.joining(","));
    }
}
