package org.tradebench.app.web.input;

import org.tradebench.app.domain.TradeException;

/**
 * Card numbers between page and profile. A page shows the last four characters only; a form that sends
 * the mask back unchanged leaves the number as it is.
 */
public final class CreditCards {

    private static final int SHOWN = 4;
    private static final String HIDDEN = "********";

    private CreditCards() {}

    /** The number as a page may show it: {@code ********1234}; nothing of a number that has no more than that. */
    public static String masked(String number) {
        return number.length() <= SHOWN ? HIDDEN : HIDDEN + number.substring(number.length() - SHOWN);
    }

    /** Whether a form sent a mask rather than a number. */
    public static boolean isMask(String entered) {
        return entered.startsWith(HIDDEN);
    }

    /**
     * The number that a mask stands for.
     *
     * @throws TradeException BAD_INPUT when it is not the mask of the current number
     */
    public static String unmasked(String mask, String current) {
        if (!mask.equals(masked(current))) {
            throw TradeException.badInput("The credit card number has asterisks but is not the one that the page"
                    + " showed; leave the field as it was, or type the whole new number.");
        }
        return current;
    }
}
