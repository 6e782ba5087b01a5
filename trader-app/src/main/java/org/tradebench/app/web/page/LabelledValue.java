package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Pairs a label with a formatted value, for a list on a page.
 *
 * @param label a literal, not escaped
 * @param text escaped
 * @param trend the style class of a gain or a loss; null for any other value
 * @param note a note in small letters behind the value
 */
public record LabelledValue(
        String label,
        String text,
        @Nullable String trend,
        @Nullable String note) {
    static LabelledValue text(String label, String value) {
        return new LabelledValue(label, Html.escape(value), null, null);
    }

    static LabelledValue count(String label, long number) {
        return new LabelledValue(label, DisplayFormat.count(number), null, null);
    }

    static LabelledValue money(String label, BigDecimal amount) {
        return new LabelledValue(label, DisplayFormat.money(amount), null, null);
    }

    static LabelledValue moment(String label, @Nullable Instant instant) {
        return new LabelledValue(label, DisplayFormat.moment(instant), null, null);
    }

    static LabelledValue gain(String label, BigDecimal gain, BigDecimal percent) {
        return new LabelledValue(
                label, DisplayFormat.change(gain), PageFunctions.trend(gain), DisplayFormat.percent(percent));
    }
}
