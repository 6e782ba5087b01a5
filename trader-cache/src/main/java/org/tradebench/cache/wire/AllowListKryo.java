package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Registration;
import java.util.HashMap;
import java.util.Map;

/** Limits Kryo to the built-in types and an allow-list. For one thread at a time. */
final class AllowListKryo extends Kryo {
    /** Refuses deeper values: a value that contains itself, or bytes made to exhaust the stack. */
    private static final int MAX_LEVELS = 100;

    /** Registrations by an object's class at run time; only of the application's classes, so the map stays small. */
    private final Map<Class<?>, Registration> standIns = new HashMap<>();

    AllowListKryo(AllowList allowList) {
        super(new NumbersOnly(), null);
        setRegistrationRequired(true);
        setReferences(false);
        setMaxDepth(MAX_LEVELS);
        BuiltInTypes.register(this);
        allowList
                .byNumber()
                .forEach((number, allowed) ->
                        register(allowed.type(), allowed.serializer(), BuiltInTypes.ROOM + number));
    }

    // Kryo's own signature.
    @SuppressWarnings("rawtypes")
    @Override
    public Registration getRegistration(Class type) {
        Registration known = getClassResolver().getRegistration(type);
        return known != null ? known : standIns.computeIfAbsent(type, this::standIn);
    }

    private Registration standIn(Class<?> type) {
        Class<?> standIn = BuiltInTypes.standInFor(type);
        if (standIn == null && Enum.class.isAssignableFrom(type)) {
            // An enum constant with a body has a class of its own.
            standIn = type.getSuperclass();
        }
        Registration registration = standIn == null ? null : getClassResolver().getRegistration(standIn);
        if (registration == null) {
            throw new NotSerialisableException(type.getName()
                    + " is not on the cache's allow-list; add it with AllowList.with(number, "
                    + type.getSimpleName() + ".class), on every member");
        }
        return registration;
    }
}
