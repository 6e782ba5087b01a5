package org.tradebench.cache.policy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/** Reads one public property of objects whose class is known only when they come: a method without arguments, or a field. Looked up once per class. */
final class Accessor {
    private static final MethodType OBJECT_TO_OBJECT = MethodType.methodType(Object.class, Object.class);

    private final String name;
    private final boolean field;

    private final ClassValue<Object> handles = new ClassValue<>() {
        @Override
        protected Object computeValue(Class<?> type) {
            try {
                return find(type).asType(OBJECT_TO_OBJECT);
            } catch (ReflectiveOperationException none) {
                return none;
            }
        }
    };

    private Accessor(String name, boolean field) {
        this.name = name;
        this.field = field;
    }

    static Accessor method(String name) {
        return new Accessor(name, false);
    }

    static Accessor field(String name) {
        return new Accessor(name, true);
    }

    /**
     * @return what the object holds, possibly null
     * @throws UnreadableValueException when its class has no such property, or the method throws
     */
    @Nullable
    Object read(Object target) {
        Object handle = handles.get(target.getClass());
        if (!(handle instanceof MethodHandle found)) {
            throw new ValueText.UnreadableValueException(
                    target.getClass().getName() + " has no " + this, (Exception) handle);
        }
        try {
            return (Object) found.invokeExact(target);
        } catch (Error serious) {
            throw serious;
        } catch (Throwable thrown) {
            throw new ValueText.UnreadableValueException(
                    target.getClass().getName() + ": " + this + " threw " + thrown, thrown);
        }
    }

    boolean existsIn(Class<?> type) {
        return handles.get(type) instanceof MethodHandle;
    }

    private MethodHandle find(Class<?> type) throws ReflectiveOperationException {
        if (field) {
            Field found = type.getField(name);
            return MethodHandles.privateLookupIn(found.getDeclaringClass(), MethodHandles.lookup())
                    .unreflectGetter(found);
        }
        Method found = type.getMethod(name);
        if (found.getReturnType() == void.class || Modifier.isStatic(found.getModifiers())) {
            throw new NoSuchMethodException(name + " returns nothing or is static");
        }
        return handle(type, found);
    }

    /** Finds a public method of a class that is not public, as the JDK's collections are, by the public type that declares it. */
    private static MethodHandle handle(Class<?> type, Method method) throws ReflectiveOperationException {
        for (Class<?> above = type; above != null; above = above.getSuperclass()) {
            MethodHandle found = publicly(above, method);
            if (found != null) {
                return found;
            }
        }
        return MethodHandles.privateLookupIn(method.getDeclaringClass(), MethodHandles.lookup())
                .unreflect(method);
    }

    private static @Nullable MethodHandle publicly(Class<?> type, Method method) {
        if (Modifier.isPublic(type.getModifiers())) {
            try {
                return MethodHandles.publicLookup()
                        .findVirtual(type, method.getName(), MethodType.methodType(method.getReturnType()));
            } catch (ReflectiveOperationException notHere) {
                // One of the interfaces may declare it.
            }
        }
        for (Class<?> above : type.getInterfaces()) {
            MethodHandle found = publicly(above, method);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return field ? "public field " + name : "public method " + name + "()";
    }
}
