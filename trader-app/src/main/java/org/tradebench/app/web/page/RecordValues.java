package org.tradebench.app.web.page;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a record's values by name: {@code price} calls {@code price()}, whether that is a component or computed. A record's public methods without parameters are
 * found once per class and kept as method handles, so a value costs a map look-up and a direct call, no reflection.
 */
final class RecordValues {
    private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);

    private static final ClassValue<Map<String, MethodHandle>> ACCESSORS = new ClassValue<>() {
        @Override
        protected Map<String, MethodHandle> computeValue(Class<?> type) {
            return accessorsOf(type);
        }
    };

    private RecordValues() {}

    /**
     * @throws IllegalArgumentException if the record has no such value
     */
    static @Nullable Object read(Record record, String name) {
        MethodHandle accessor = ACCESSORS.get(record.getClass()).get(name);
        if (accessor == null) {
            throw new IllegalArgumentException(record.getClass().getName() + " has no " + name);
        }
        try {
            return (Object) accessor.invokeExact((Object) record);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static Map<String, MethodHandle> accessorsOf(Class<?> type) {
        Map<String, MethodHandle> accessors = new HashMap<>();
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers())
                    && !Modifier.isStatic(method.getModifiers())
                    && method.getParameterCount() == 0
                    && method.getReturnType() != void.class) {
                try {
                    accessors.put(method.getName(), lookup.unreflect(method).asType(ACCESSOR));
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(type.getName() + " is not public: pages cannot read it", e);
                }
            }
        }
        return Map.copyOf(accessors);
    }
}
