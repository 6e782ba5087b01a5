package org.tradebench.app.domain;

/** Masks card numbers outside the database to the last four characters. A form that sends the mask back unchanged leaves the number as it is. */
public final class CreditCards {
    private static final int SHOWN = 4;
    private static final String HIDDEN = "********";

    private CreditCards() {}

    /** Returns asterisks and the last four characters, such as {@code ********1234}; asterisks alone for up to four. A mask is returned unchanged. */
    public static String masked(String number) {
        if (isMask(number)) {
            return number;
        }
        return number.length() <= SHOWN ? HIDDEN : HIDDEN + number.substring(number.length() - SHOWN);
    }

    public static boolean isMask(String entered) {
        return entered.startsWith(HIDDEN);
    }

    /**
     * Checks what a form sent: a new number, or the mask that the form showed.
     *
     * @param current the mask of the number that is stored
     * @throws TradeException BAD_INPUT when it is the mask of another number
     */
    public static void checkEntered(String entered, String current) {
        if (isMask(entered) && !entered.equals(current)) {
            throw TradeException.badInput("The credit card number has asterisks but is not the one that the page"
                    + " showed; leave the field as it was, or type the whole new number.");
        }
    }
}
