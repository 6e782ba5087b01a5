package org.tradebench.load.plugin.request;

import java.util.OptionalLong;

/**
 * Extracts the order number from the answer that acknowledges an order: a page with {@code Order 1234 to buy 7 shares of s:1 has been submitted for
 * processing}, or the message of a web service with {@code <orderID>1234</orderID>}.
 */
public final class OrderPage {
    private static final String END = " has been submitted for processing";
    private static final String BEGIN = "Order ";
    private static final String ELEMENT = "<orderID>";

    /** Maximum length of the sentence; a page may contain the word elsewhere. */
    private static final int LONGEST = 200;

    /** Maximum digits that always fit into a long. */
    private static final int MAX_DIGITS = 18;

    private OrderPage() {}

    /** Returns the number of the order that the answer acknowledges; empty when it acknowledges none. */
    public static OptionalLong acknowledged(String page) {
        int element = page.indexOf(ELEMENT);
        if (element >= 0) {
            return number(page, element + ELEMENT.length(), page.length());
        }
        int end = page.indexOf(END);
        int begin = end < 0 ? -1 : page.lastIndexOf(BEGIN, end);
        if (begin < 0 || end - begin > LONGEST) {
            return OptionalLong.empty();
        }
        return number(page, begin + BEGIN.length(), end);
    }

    private static OptionalLong number(String page, int first, int end) {
        int digits = 0;
        while (first + digits < end && Character.isDigit(page.charAt(first + digits))) {
            digits++;
        }
        return digits == 0 || digits > MAX_DIGITS
                ? OptionalLong.empty()
                : OptionalLong.of(Long.parseLong(page, first, first + digits, 10));
    }
}
