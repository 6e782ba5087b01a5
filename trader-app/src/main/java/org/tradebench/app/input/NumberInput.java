package org.tradebench.app.input;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeRules;

/** Parses numbers of requests: plain ASCII decimals without signs, exponents or words like NaN. */
public final class NumberInput {
    /** Leaves a thousandfold room in NUMERIC(14,2) for trading. */
    public static final BigDecimal MAX_OPEN_BALANCE = new BigDecimal("1000000000");

    private static final Pattern WHOLE = Pattern.compile("0*([0-9]{1,18})(?:\\.0*)?");
    private static final Pattern DOLLARS = Pattern.compile("0*[0-9]{1,12}(?:\\.[0-9]{1,2})?");

    private NumberInput() {}

    /** Parses a number of shares; {@code 100} and {@code 100.0} alike. */
    public static long quantity(String text) {
        long quantity = whole(text);
        if (quantity < 1 || quantity > TradeRules.MAX_QUANTITY) {
            throw TradeException.badInput("The quantity is '%s'; it must be a whole number of shares, 1 to %d."
                    .formatted(shortened(text), TradeRules.MAX_QUANTITY));
        }
        return quantity;
    }

    public static long holdingId(String text) {
        long id = whole(text);
        if (id < 1) {
            throw TradeException.badInput(
                    "The holdingID is '%s'; it must be the number of a holding, as the portfolio page shows it."
                            .formatted(shortened(text)));
        }
        return id;
    }

    public static long orderId(String text) {
        long id = whole(text);
        if (id < 1) {
            throw TradeException.badInput(
                    "The order is '%s'; it must be the number of an order.".formatted(shortened(text)));
        }
        return id;
    }

    /** Parses the number of a row at which a page of a long list begins. */
    public static long row(String name, String text) {
        long row = whole(text);
        if (row < 1) {
            throw TradeException.badInput("The parameter '%s' is '%s'; it must be as in the link to the next page."
                    .formatted(name, shortened(text)));
        }
        return row;
    }

    /** Parses an opening balance in dollars, at most two decimals, 0 to {@link #MAX_OPEN_BALANCE}. */
    public static BigDecimal openBalance(String text) {
        if (DOLLARS.matcher(text).matches()) {
            BigDecimal dollars = new BigDecimal(text);
            if (dollars.compareTo(MAX_OPEN_BALANCE) <= 0) {
                return dollars.setScale(2);
            }
        }
        throw TradeException.badInput(
                "The money is '%s'; it must be dollars from 0 to %s with at most two decimals, for example 10000.00."
                        .formatted(shortened(text), MAX_OPEN_BALANCE));
    }

    /** Parses a whole number within bounds, both included. */
    public static int between(String name, String text, int minimum, int maximum) {
        long number = whole(text);
        if (number < minimum || number > maximum) {
            throw TradeException.badInput("The parameter '%s' is '%s'; it must be a whole number from %d to %d."
                    .formatted(name, shortened(text), minimum, maximum));
        }
        return (int) number;
    }

    /** Returns the whole number, or -1 when the text is none below 10^18. */
    private static long whole(String text) {
        var match = WHOLE.matcher(text);
        return match.matches() ? Long.parseLong(match.group(1)) : -1;
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
