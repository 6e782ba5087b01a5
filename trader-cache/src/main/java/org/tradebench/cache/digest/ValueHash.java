package org.tradebench.cache.digest;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Hashes a value to 64 bits, the same in every process, as {@link Object#hashCode()} need not be: records by their components, collections by their elements
 * (sets and maps in any order), numbers, texts, times and enums by their value. Of any other class only its name counts.
 */
final class ValueHash {
    private static final long START = 0x9E3779B97F4A7C15L;

    private static final ClassValue<Method[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .peek(accessor -> accessor.setAccessible(true))
                    .toArray(Method[]::new);
        }
    };

    private ValueHash() {}

    static long of(@Nullable Object value) {
        if (value == null) {
            return START;
        }
        if (isPlain(value)) {
            return plain(value);
        }
        if (value instanceof Optional<?> optional) {
            return mixed(START + of(optional.orElse(null)));
        }
        if (value instanceof Map<?, ?> map) {
            return map(map);
        }
        if (value instanceof Collection<?> collection) {
            return collection(collection);
        }
        if (value.getClass().isArray()) {
            return array(value);
        }
        return value instanceof Record ? record(value) : text(value.getClass().getName());
    }

    private static boolean isPlain(Object value) {
        return value instanceof CharSequence
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>
                || value instanceof TemporalAccessor
                || value instanceof TemporalAmount
                || value instanceof UUID;
    }

    /** Hashes with the class, so that 7 and "7" differ; amounts by their value, whatever their trailing zeros. */
    private static long plain(Object value) {
        if (value instanceof BigDecimal amount) {
            return text("amount:" + amount.stripTrailingZeros().toPlainString());
        }
        if (value instanceof Enum<?> constant) {
            return text(constant.getDeclaringClass().getName() + ':' + constant.name());
        }
        // A number class of an application may print anything.
        boolean known = !(value instanceof Number)
                || value instanceof BigInteger
                || value.getClass().getPackageName().equals("java.lang");
        return text(value.getClass().getName() + (known ? ":" + value : ""));
    }

    private static long map(Map<?, ?> map) {
        long sum = 1;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            sum += mixed(31 * of(entry.getKey()) + of(entry.getValue()));
        }
        return mixed(sum);
    }

    private static long collection(Collection<?> collection) {
        boolean inOrder = !(collection instanceof Set<?>);
        long hash = inOrder ? 4 : 2;
        for (Object element : collection) {
            long one = mixed(of(element));
            hash = inOrder ? 31 * hash + one : hash + one;
        }
        return mixed(hash);
    }

    private static long array(Object array) {
        long hash = 3;
        for (int i = 0; i < Array.getLength(array); i++) {
            hash = 31 * hash + mixed(of(Array.get(array, i)));
        }
        return mixed(hash);
    }

    private static long record(Object value) {
        long hash = text(value.getClass().getName());
        for (Method component : COMPONENTS.get(value.getClass())) {
            try {
                hash = 31 * hash + mixed(of(component.invoke(value)));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(
                        value.getClass() + " does not show its component " + component.getName(), e);
            }
        }
        return mixed(hash);
    }

    private static long text(CharSequence text) {
        long hash = START;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
        }
        return mixed(hash);
    }

    /** Spreads every bit over all of them: the finisher of SplitMix64. */
    static long mixed(long bits) {
        long spread = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
        spread = (spread ^ (spread >>> 27)) * 0x94D049BB133111EBL;
        return spread ^ (spread >>> 31);
    }
}
