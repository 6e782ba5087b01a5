package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.Quote;

/** Implements the functions of the pages' expressions ({@code WEB-INF/trade.tld}); each returns text that is safe in HTML. */
public final class PageFunctions {
    private PageFunctions() {}

    public static String text(@Nullable Object value) {
        return value == null ? "" : Html.escape(value.toString());
    }

    public static String money(BigDecimal amount) {
        return DisplayFormat.money(amount);
    }

    public static String change(BigDecimal amount) {
        return DisplayFormat.change(amount);
    }

    public static String percent(BigDecimal percent) {
        return DisplayFormat.percent(percent);
    }

    public static String count(long number) {
        return DisplayFormat.count(number);
    }

    public static String moment(@Nullable Instant instant) {
        return DisplayFormat.moment(instant);
    }

    /** Returns a quote's day as the data of an SVG path. */
    public static String range(Quote quote) {
        return PriceRange.path(quote);
    }

    /** Returns the style class of a gain; the sign of the number says the same without colour. */
    public static String trend(BigDecimal gain) {
        return switch (gain.signum()) {
            case 1 -> "up";
            case -1 -> "down";
            default -> "even";
        };
    }
}
