package org.tradebench.app.web.page;

import java.math.BigDecimal;
import java.time.Instant;

/**
 * A labelled figure in one of the pages' lists.
 *
 * @param label words of ours, not escaped
 * @param text escaped
 * @param trend the style class of a gain; null for what is none
 * @param note what stands behind in small letters; null for nothing
 */
public record Figure(String label, String text, String trend, String note) {

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
