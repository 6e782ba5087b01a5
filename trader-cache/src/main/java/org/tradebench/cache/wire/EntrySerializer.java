package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntryOptions;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.EntryVersion;
import org.tradebench.cache.SharingPolicy;
import org.tradebench.cache.coherence.Lease;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.coherence.Positions;

/** Serializes a whole entry: its id and times first, its value last. */
final class EntrySerializer extends Serializer<EntrySnapshot> {
    EntrySerializer() {
        super(false, true);
    }

    @Override
    public void write(Kryo kryo, Output output, EntrySnapshot entry) {
        kryo.writeClassAndObject(output, entry.id());
        writeOptions(kryo, output, entry.options());
        writeNames(kryo, output, entry.aliases());
        ScalarFormats.writeInstant(output, entry.created());
        ScalarFormats.writeDuration(output, entry.timeLeft());
        writeLease(output, entry.lease());
        writeVersion(output, entry.version());
        kryo.writeClassAndObject(output, entry.value());
    }

    @Override
    public EntrySnapshot read(Kryo kryo, Input input, Class<? extends EntrySnapshot> type) {
        Object id = kryo.readClassAndObject(input);
        EntryOptions options = readOptions(kryo, input);
        Set<Object> aliases = readNames(kryo, input);
        var created = ScalarFormats.readInstant(input);
        Duration timeLeft = ScalarFormats.readDuration(input);
        Lease lease = readLease(input);
        EntryVersion version = readVersion(input);
        Object value = kryo.readClassAndObject(input);
        if (id == null || value == null) {
            throw new NotSerialisableException("the bytes are damaged: an entry without an id or a value");
        }
        return new EntrySnapshot(id, value, options, aliases, created, timeLeft, lease, version);
    }

    private static void writeOptions(Kryo kryo, Output output, EntryOptions options) {
        output.writeByte(options.priority());
        ScalarFormats.writeDuration(output, options.timeToLive());
        ScalarFormats.writeDuration(output, options.inactivity());
        output.writeByte(
                options.sharingPolicy() == null ? 0 : options.sharingPolicy().number());
        writeNames(kryo, output, options.dependencyIds());
        Lengths.writeText(output, options.template());
        output.writeBoolean(options.persistToDisk());
    }

    private static EntryOptions readOptions(Kryo kryo, Input input) {
        int priority = input.readByte();
        Duration timeToLive = ScalarFormats.readDuration(input);
        Duration inactivity = ScalarFormats.readDuration(input);
        int policy = input.readByte();
        Set<Object> dependencyIds = readNames(kryo, input);
        String template = Lengths.readText(input);
        return new EntryOptions(
                priority,
                timeToLive,
                inactivity,
                policy == 0 ? null : SharingPolicy.of(policy),
                dependencyIds,
                template,
                input.readBoolean());
    }

    private static void writeNames(Kryo kryo, Output output, Set<Object> names) {
        Object[] snapshot = names.toArray();
        output.writeVarInt(snapshot.length, true);
        for (Object name : snapshot) {
            kryo.writeClassAndObject(output, name);
        }
    }

    private static Set<Object> readNames(Kryo kryo, Input input) {
        int count = Lengths.readCount(input);
        Set<Object> names = new LinkedHashSet<>();
        for (int i = 0; i < count; i++) {
            names.add(kryo.readClassAndObject(input));
        }
        return Set.copyOf(names);
    }

    private static void writeVersion(Output output, @Nullable EntryVersion version) {
        output.writeBoolean(version != null);
        if (version != null) {
            output.writeVarLong(version.number(), true);
            ScalarFormats.writeUuid(output, version.by().id());
        }
    }

    private static @Nullable EntryVersion readVersion(Input input) {
        if (!input.readBoolean()) {
            return null;
        }
        long number = input.readVarLong(true);
        return new EntryVersion(number, new Origin(ScalarFormats.readUuid(input)));
    }

    private static void writeLease(Output output, Lease lease) {
        output.writeVarLong(lease.view(), true);
        output.writeBoolean(lease.complete());
        Map<Origin, Long> positions = lease.positions().asMap();
        output.writeVarInt(positions.size(), true);
        positions.forEach((origin, number) -> {
            ScalarFormats.writeUuid(output, origin.id());
            output.writeVarLong(number, true);
        });
    }

    private static Lease readLease(Input input) {
        long view = input.readVarLong(true);
        boolean complete = input.readBoolean();
        int count = Lengths.readCount(input);
        Map<Origin, Long> positions = new HashMap<>();
        for (int i = 0; i < count; i++) {
            Origin origin = new Origin(ScalarFormats.readUuid(input));
            positions.put(origin, input.readVarLong(true));
        }
        return new Lease(view, Positions.of(positions), complete);
    }
}
