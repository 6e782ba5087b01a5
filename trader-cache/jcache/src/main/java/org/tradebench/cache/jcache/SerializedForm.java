package org.tradebench.cache.jcache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import javax.cache.CacheException;

/**
 * Stores by value: serializes what can be changed, and holds what cannot as it is. The bytes never leave this process, so that only what the application
 * itself has put is ever deserialized.
 */
final class SerializedForm implements StoreForm {
    private static final Set<Class<?>> IMMUTABLE = Set.of(
            String.class,
            Boolean.class,
            Character.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class,
            URI.class,
            Locale.class,
            Duration.class,
            Instant.class,
            LocalDate.class,
            LocalDateTime.class,
            LocalTime.class,
            OffsetDateTime.class,
            ZonedDateTime.class);

    private final Supplier<ClassLoader> classLoader;

    /** @param classLoader gives the one that knows the application's classes; asked each time, so that this form does not keep a stopped application in memory */
    SerializedForm(Supplier<ClassLoader> classLoader) {
        this.classLoader = classLoader;
    }

    /** Returns an array of bytes for what can be changed. An array of bytes can be changed, too: none is ever held as it is. */
    @Override
    public Object stored(Object value) {
        return immutable(value) ? value : serialized(value);
    }

    @Override
    public Object served(Object stored) {
        return stored instanceof byte[] bytes ? deserialized(bytes) : stored;
    }

    @Override
    public Object ownKey(Object key) {
        return immutable(key) ? key : deserialized(serialized(key));
    }

    private static boolean immutable(Object object) {
        return object instanceof Enum<?> || IMMUTABLE.contains(object.getClass());
    }

    private static byte[] serialized(Object object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new CacheException(
                    object.getClass().getName() + " cannot be stored by value; expected a serializable class, or a"
                            + " configuration with setStoreByValue(false)",
                    e);
        }
        return bytes.toByteArray();
    }

    private Object deserialized(byte[] bytes) {
        try (ObjectInputStream in = new ApplicationInput(new ByteArrayInputStream(bytes), classLoader.get())) {
            return in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new CacheException("a stored key or value cannot be deserialized", e);
        }
    }

    /** Finds classes with the application's class loader, which is not always the caller's. */
    private static final class ApplicationInput extends ObjectInputStream {
        private final ClassLoader loader;

        ApplicationInput(InputStream in, ClassLoader loader) throws IOException {
            super(in);
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description) throws IOException, ClassNotFoundException {
            try {
                return Class.forName(description.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                // Primitive types have no loader.
                return super.resolveClass(description);
            }
        }
    }
}
