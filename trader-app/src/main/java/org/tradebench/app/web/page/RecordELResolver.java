package org.tradebench.app.web.page;

import jakarta.el.ELContext;
import jakarta.el.ELException;
import jakarta.el.ELResolver;
import jakarta.el.PropertyNotFoundException;
import jakarta.el.PropertyNotWritableException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lets pages read records: {@code ${quote.price}} calls {@code price()}. Expression Language 5.0 knows
 * bean getters only. A record's public methods without parameters are found once per class and kept as
 * method handles, so a page costs a map look-up and a direct call per value, no reflection.
 */
public final class RecordELResolver extends ELResolver {
    private static final MethodType ACCESSOR = MethodType.methodType(Object.class, Object.class);

    private static final ClassValue<Map<String, MethodHandle>> ACCESSORS = new ClassValue<>() {
        @Override
        protected Map<String, MethodHandle> computeValue(Class<?> type) {
            return accessorsOf(type);
        }
    };

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
                    throw new ELException(type.getName() + " is not public: pages cannot read it", e);
                }
            }
        }
        return Map.copyOf(accessors);
    }

    @Override
    public @Nullable Object getValue(ELContext context, @Nullable Object base, Object property) {
        if (!(base instanceof Record)) {
            return null;
        }
        MethodHandle accessor = ACCESSORS.get(base.getClass()).get(String.valueOf(property));
        if (accessor == null) {
            throw new PropertyNotFoundException(base.getClass().getName() + " has no " + property);
        }
        context.setPropertyResolved(base, property);
        return read(accessor, base);
    }

    private static @Nullable Object read(MethodHandle accessor, Object base) {
        try {
            return (Object) accessor.invokeExact(base);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new ELException(e);
        }
    }

    @Override
    public @Nullable Class<?> getType(ELContext context, @Nullable Object base, Object property) {
        if (base instanceof Record) {
            context.setPropertyResolved(base, property);
        }
        return null;
    }

    @Override
    public void setValue(ELContext context, @Nullable Object base, Object property, @Nullable Object value) {
        if (base instanceof Record) {
            throw new PropertyNotWritableException(base.getClass().getName() + " is a record");
        }
    }

    @Override
    public boolean isReadOnly(ELContext context, @Nullable Object base, Object property) {
        if (base instanceof Record) {
            context.setPropertyResolved(base, property);
        }
        return true;
    }

    @Override
    public @Nullable Class<?> getCommonPropertyType(ELContext context, @Nullable Object base) {
        return base instanceof Record ? String.class : null;
    }
}
