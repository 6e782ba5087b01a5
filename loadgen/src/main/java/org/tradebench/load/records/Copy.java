package org.tradebench.load.records;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A copy of a record with other values in it: where one of twenty components changes, nineteen need not be named, in which two of one type could change places
 * unseen. Its constructor checks the copy as it checks every other.
 */
public final class Copy<R extends Record> {
    private final R original;
    private final Map<String, Object> values = new LinkedHashMap<>();

    private Copy(R original) {
        this.original = original;
        for (RecordComponent component : original.getClass().getRecordComponents()) {
            values.put(component.getName(), value(original, component));
        }
    }

    public static <R extends Record> Copy<R> of(R original) {
        return new Copy<>(original);
    }

    /**
     * @param component its name in the record
     * @param value of its type; null where it may be null
     * @throws IllegalArgumentException when the record has no such component
     */
    public Copy<R> with(String component, Object value) {
        if (!values.containsKey(component)) {
            throw new IllegalArgumentException(original.getClass().getSimpleName() + " has no component " + component
                    + ", but " + values.keySet());
        }
        values.put(component, value);
        return this;
    }

    /** The copy. What the record's constructor throws, this throws. */
    @SuppressWarnings("unchecked") // The constructor of the original's own class.
    public R made() {
        Class<?>[] types = Arrays.stream(original.getClass().getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            var constructor = original.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return (R) constructor.newInstance(values.values().toArray());
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException refusal) {
                throw refusal;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("every record has its constructor", e);
        }
    }

    private static Object value(Record record, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("every component has its accessor", e);
        }
    }
}
