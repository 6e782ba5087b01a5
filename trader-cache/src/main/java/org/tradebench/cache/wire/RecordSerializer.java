package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Serializes a record as its components; made by its canonical constructor, which may refuse them. */
final class RecordSerializer<T> extends Serializer<T> {
    private final MethodHandle maker;
    private final MethodHandle[] readers;

    private RecordSerializer(MethodHandle maker, MethodHandle[] readers) {
        super(false, true);
        this.maker = maker;
        this.readers = readers;
    }

    static <T> RecordSerializer<T> of(Class<T> type) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            Constructor<T> constructor = opened(type.getDeclaredConstructor(types));
            MethodHandle maker = lookup.unreflectConstructor(constructor)
                    .asSpreader(Object[].class, types.length)
                    .asType(MethodType.methodType(Object.class, Object[].class));
            MethodHandle[] readers = new MethodHandle[components.length];
            for (int i = 0; i < components.length; i++) {
                Method accessor = opened(components[i].getAccessor());
                readers[i] = lookup.unreflect(accessor).asType(MethodType.methodType(Object.class, Object.class));
            }
            return new RecordSerializer<>(maker, readers);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(
                    "the record " + type.getName() + " cannot be reached; make it public", e);
        }
    }

    /** Opens a member, since records are often private to their package. */
    private static <A extends AccessibleObject> A opened(A member) {
        if (!member.trySetAccessible()) {
            throw new IllegalArgumentException(member + " cannot be reached; open its module to org.tradebench.cache");
        }
        return member;
    }

    @Override
    public void write(Kryo kryo, Output output, T value) {
        for (MethodHandle reader : readers) {
            kryo.writeClassAndObject(output, component(reader, value));
        }
    }

    private static Object component(MethodHandle reader, Object value) {
        try {
            return (Object) reader.invokeExact(value);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new NotSerialisableException(
                    "a component of " + value.getClass().getName() + " cannot be read", e);
        }
    }

    @Override
    public T read(Kryo kryo, Input input, Class<? extends T> type) {
        Object[] components = new Object[readers.length];
        for (int i = 0; i < components.length; i++) {
            components[i] = kryo.readClassAndObject(input);
        }
        try {
            return type.cast((Object) maker.invokeExact(components));
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new NotSerialisableException(type.getName() + " refuses its components", e);
        }
    }
}
