package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Formats numbers and dates for the pages, the same in every locale and time zone. Thread-safe. */
public final class DisplayFormat {
    private static final DateTimeFormatter MOMENT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

    private DisplayFormat() {}

    /** Formats dollars with two decimals and commas between thousands: {@code 1,234.50}, {@code -24.95}. */
    public static String money(BigDecimal amount) {
        return grouped(amount.setScale(2, RoundingMode.HALF_UP).toPlainString());
    }

    /** Formats a gain with its sign: {@code +3.20}, {@code -3.20}, {@code 0.00}. */
    public static String change(BigDecimal amount) {
        return signed(amount, money(amount));
    }

    /** Formats a percentage with its sign: {@code +1.25%}. */
    public static String percent(BigDecimal percent) {
        return signed(percent, money(percent)) + '%';
    }

    /** Formats a number of shares: {@code 1,000,000}. */
    public static String count(long number) {
        return grouped(Long.toString(number));
    }

    /** Formats date and time in UTC to the second: {@code 2026-01-31 23:59:59}; empty for null. */
    public static String moment(@Nullable Instant instant) {
        return instant == null ? "" : MOMENT.format(instant);
    }

    private static String signed(BigDecimal number, String text) {
        return number.signum() > 0 ? '+' + text : text;
    }

    private static String grouped(String plain) {
        int point = plain.indexOf('.');
        int end = point < 0 ? plain.length() : point;
        int start = plain.charAt(0) == '-' ? 1 : 0;
        if (end - start <= 3) {
            return plain;
        }
        StringBuilder grouped = new StringBuilder(plain.length() + (end - start) / 3);
        for (int i = 0; i < plain.length(); i++) {
            if (i > start && i < end && (end - i) % 3 == 0) {
                grouped.append(',');
            }
            grouped.append(plain.charAt(i));
        }
        return grouped.toString();
    }
}
