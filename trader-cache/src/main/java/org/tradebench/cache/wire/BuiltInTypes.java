package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tradebench.cache.EntrySnapshot;

/** Lists the types that are allowed without being named. Their numbers are their places in this list: new ones only at its end. */
final class BuiltInTypes {
    /** First of the application's numbers on the wire. */
    static final int ROOM = 100;

    private record BuiltIn(Class<?> type, Serializer<?> serializer) {}

    private static final List<BuiltIn> ALL = new ArrayList<>();
    private static final Set<Class<?>> TYPES = new HashSet<>();

    static {
        add(EntrySnapshot.class, new EntrySerializer());
        add(String.class, Lengths::writeText, Lengths::readText);
        add(Boolean.class, (out, value) -> out.writeBoolean(value), Input::readBoolean);
        add(Byte.class, (out, value) -> out.writeByte(value), Input::readByte);
        add(Short.class, (out, value) -> out.writeShort(value), Input::readShort);
        add(Character.class, (out, value) -> out.writeChar(value), Input::readChar);
        add(Integer.class, (out, value) -> out.writeVarInt(value, false), in -> in.readVarInt(false));
        add(Long.class, (out, value) -> out.writeVarLong(value, false), in -> in.readVarLong(false));
        add(Float.class, (out, value) -> out.writeFloat(value), Input::readFloat);
        add(Double.class, (out, value) -> out.writeDouble(value), Input::readDouble);
        add(BigInteger.class, ScalarFormats::writeInteger, ScalarFormats::readInteger);
        add(BigDecimal.class, ScalarFormats::writeDecimal, ScalarFormats::readDecimal);
        add(byte[].class, Lengths::writeBytes, Lengths::readBytes);
        add(UUID.class, ScalarFormats::writeUuid, ScalarFormats::readUuid);
        add(List.class, new Elements.Lists());
        add(Set.class, new Elements.Sets());
        add(Map.class, new Elements.Maps());
        add(Optional.class, new Elements.Optionals());
        add(Instant.class, ScalarFormats::writeInstant, ScalarFormats::readInstant);
        add(Duration.class, ScalarFormats::writeDuration, ScalarFormats::readDuration);
        add(LocalDate.class, ScalarFormats::writeDate, ScalarFormats::readDate);
        add(LocalTime.class, ScalarFormats::writeTime, ScalarFormats::readTime);
        add(LocalDateTime.class, ScalarFormats::writeDateTime, ScalarFormats::readDateTime);
        add(ZoneOffset.class, ScalarFormats::writeOffset, ScalarFormats::readOffset);
        add(ZoneId.class, (out, zone) -> Lengths.writeText(out, zone.getId()), in -> ZoneId.of(Lengths.readText(in)));
        add(
                OffsetTime.class,
                (out, value) -> {
                    ScalarFormats.writeTime(out, value.toLocalTime());
                    ScalarFormats.writeOffset(out, value.getOffset());
                },
                in -> OffsetTime.of(ScalarFormats.readTime(in), ScalarFormats.readOffset(in)));
        add(
                OffsetDateTime.class,
                (out, value) -> {
                    ScalarFormats.writeDateTime(out, value.toLocalDateTime());
                    ScalarFormats.writeOffset(out, value.getOffset());
                },
                in -> OffsetDateTime.of(ScalarFormats.readDateTime(in), ScalarFormats.readOffset(in)));
        add(
                ZonedDateTime.class,
                (out, value) -> {
                    ScalarFormats.writeDateTime(out, value.toLocalDateTime());
                    ScalarFormats.writeOffset(out, value.getOffset());
                    Lengths.writeText(out, value.getZone().getId());
                },
                in -> ZonedDateTime.ofStrict(
                        ScalarFormats.readDateTime(in), ScalarFormats.readOffset(in), ZoneId.of(Lengths.readText(in))));
        add(Year.class, (out, value) -> out.writeVarInt(value.getValue(), false), in -> Year.of(in.readVarInt(false)));
        add(
                YearMonth.class,
                (out, value) -> {
                    out.writeVarInt(value.getYear(), false);
                    out.writeByte(value.getMonthValue());
                },
                in -> YearMonth.of(in.readVarInt(false), in.readByte()));
        add(
                MonthDay.class,
                (out, value) -> {
                    out.writeByte(value.getMonthValue());
                    out.writeByte(value.getDayOfMonth());
                },
                in -> MonthDay.of(in.readByte(), in.readByte()));
        add(
                Period.class,
                (out, value) -> {
                    out.writeVarInt(value.getYears(), false);
                    out.writeVarInt(value.getMonths(), false);
                    out.writeVarInt(value.getDays(), false);
                },
                in -> Period.of(in.readVarInt(false), in.readVarInt(false), in.readVarInt(false)));
        add(DayOfWeek.class, new EnumSerializer<>(DayOfWeek.class));
        add(Month.class, new EnumSerializer<>(Month.class));
    }

    private BuiltInTypes() {}

    private static <T> void add(Class<T> type, BiConsumer<Output, T> writer, Function<Input, T> reader) {
        add(type, new Scalar<>(writer, reader));
    }

    private static void add(Class<?> type, Serializer<?> serializer) {
        ALL.add(new BuiltIn(type, serializer));
        TYPES.add(type);
    }

    static void register(Kryo kryo) {
        // Kryo's own serializer of texts allocates as much memory as the length field claims.
        for (int number = 0; kryo.getRegistration(number) != null; number++) {
            kryo.getClassResolver().unregister(number);
        }
        for (int i = 0; i < ALL.size(); i++) {
            kryo.register(ALL.get(i).type(), ALL.get(i).serializer(), i);
        }
    }

    /** Returns the type that another one is written as; null when it must be on the allow-list. */
    static @Nullable Class<?> standInFor(Class<?> type) {
        if (TYPES.contains(type)) {
            return type;
        }
        for (Class<?> collection : List.of(List.class, Set.class, Map.class)) {
            if (collection.isAssignableFrom(type)) {
                return collection;
            }
        }
        return ZoneId.class.isAssignableFrom(type) ? ZoneId.class : null;
    }

    /** Returns whether a component of this type can hold the collection that comes back. */
    static boolean isPlainCollection(Class<?> type) {
        return type == Collection.class || type == List.class || type == Set.class || type == Map.class;
    }
}
