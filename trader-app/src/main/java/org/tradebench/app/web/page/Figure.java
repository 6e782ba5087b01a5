package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A labelled figure in one of the pages' lists.
 *
 * @param label words of ours, not escaped
 * @param text escaped
 * @param trend the style class of a gain or a loss; null for any other value
 * @param note a note in small letters behind the value
 */
public record Figure(
        String label,
        String text,
        @Nullable String trend,
        @Nullable String note) {

    static Figure text(String label, String value) {
        return new Figure(label, Html.escape(value), null, null);
    }

    static Figure count(String label, long number) {
        return new Figure(label, Figures.count(number), null, null);
    }

    static Figure money(String label, BigDecimal amount) {
        return new Figure(label, Figures.money(amount), null, null);
    }

    static Figure moment(String label, Instant instant) {
        return new Figure(label, Figures.moment(instant), null, null);
    }

    static Figure gain(String label, BigDecimal gain, BigDecimal percent) {
        return new Figure(label, Figures.change(gain), PageFunctions.trend(gain), Figures.percent(percent));
    }
}
