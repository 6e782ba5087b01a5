package org.tradebench.cache.wire;

import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.UUID;

/** Reads and writes numbers, ids and times, each in a form of its own on the wire. */
final class ScalarFormats {
    private ScalarFormats() {}

    static void writeInteger(Output output, BigInteger value) {
        Lengths.writeBytes(output, value.toByteArray());
    }

    static BigInteger readInteger(Input input) {
        return new BigInteger(Lengths.readBytes(input));
    }

    static void writeDecimal(Output output, BigDecimal value) {
        output.writeVarInt(value.scale(), false);
        writeInteger(output, value.unscaledValue());
    }

    static BigDecimal readDecimal(Input input) {
        int scale = input.readVarInt(false);
        return new BigDecimal(readInteger(input), scale);
    }

    static void writeUuid(Output output, UUID value) {
        output.writeLong(value.getMostSignificantBits());
        output.writeLong(value.getLeastSignificantBits());
    }

    static UUID readUuid(Input input) {
        return new UUID(input.readLong(), input.readLong());
    }

    static void writeInstant(Output output, Instant value) {
        output.writeVarLong(value.getEpochSecond(), false);
        output.writeVarInt(value.getNano(), true);
    }

    static Instant readInstant(Input input) {
        return Instant.ofEpochSecond(input.readVarLong(false), input.readVarInt(true));
    }

    static void writeDuration(Output output, Duration value) {
        output.writeVarLong(value.getSeconds(), false);
        output.writeVarInt(value.getNano(), true);
    }

    static Duration readDuration(Input input) {
        return Duration.ofSeconds(input.readVarLong(false), input.readVarInt(true));
    }

    static void writeDate(Output output, LocalDate value) {
        output.writeVarLong(value.toEpochDay(), false);
    }

    static LocalDate readDate(Input input) {
        return LocalDate.ofEpochDay(input.readVarLong(false));
    }

    static void writeTime(Output output, LocalTime value) {
        output.writeVarLong(value.toNanoOfDay(), true);
    }

    static LocalTime readTime(Input input) {
        return LocalTime.ofNanoOfDay(input.readVarLong(true));
    }

    static void writeDateTime(Output output, LocalDateTime value) {
        writeDate(output, value.toLocalDate());
        writeTime(output, value.toLocalTime());
    }

    static LocalDateTime readDateTime(Input input) {
        return LocalDateTime.of(readDate(input), readTime(input));
    }

    static void writeOffset(Output output, ZoneOffset value) {
        output.writeVarInt(value.getTotalSeconds(), false);
    }

    static ZoneOffset readOffset(Input input) {
        return ZoneOffset.ofTotalSeconds(input.readVarInt(false));
    }
}
