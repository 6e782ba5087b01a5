package org.tradebench.load.settings;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes times as people do: {@code 250ms}, {@code 60s}, {@code 2m}, {@code 1h}; a number without a unit is seconds. */
public final class TimeText {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})(ms|s|m|h)?");

    private TimeText() {}

    /** Reads a time; empty when the text is none. */
    public static Optional<Duration> parse(String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (!parts.matches()) {
            return Optional.empty();
        }
        long number = Long.parseLong(parts.group(1));
        return Optional.of(
                switch (parts.group(2) == null ? "s" : parts.group(2)) {
                    case "ms" -> Duration.ofMillis(number);
                    case "m" -> Duration.ofMinutes(number);
                    case "h" -> Duration.ofHours(number);
                    default -> Duration.ofSeconds(number);
                });
    }

    /** Writes a time in hours, minutes, seconds or milliseconds: the largest unit of which it is a whole number. */
    public static String of(Duration time) {
        long millis = time.toMillis();
        if (millis % 1000 != 0 || millis == 0) {
            return millis + "ms";
        }
        long seconds = millis / 1000;
        return seconds > 60 && seconds % 3600 == 0
                ? seconds / 3600 + "h"
                : seconds > 60 && seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
    }

    static final class Writer extends JsonSerializer<Duration> {
        @Override
        public void serialize(Duration time, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeString(of(time));
        }
    }

    static final class Reader extends JsonDeserializer<Duration> {
        @Override
        public Duration deserialize(JsonParser in, DeserializationContext context) throws IOException {
            String text = in.getValueAsString("");
            Optional<Duration> time = parse(text);
            return time.isPresent()
                    ? time.get()
                    : (Duration) context.handleWeirdStringValue(Duration.class, text, "not a time");
        }
    }
}
