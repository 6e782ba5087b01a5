package org.tradebench.load.plugin.deck;

import java.util.EnumMap;
import java.util.Map;

/** Holds the shares of the operations as the card counts of the smallest deck that has them exactly. */
public final class Mix extends Cards<Operation> {
    /** ZVM, table 14: the read-only operations and their percentages; 86 together. */
    private static final Map<Operation, Integer> READ_ONLY = Map.of(
            Operation.QUOTES, 40,
            Operation.HOME, 20,
            Operation.PORTFOLIO, 12,
            Operation.ACCOUNT, 10,
            Operation.LOGOFF, 4);

    private static final int READ_ONLY_TOTAL = 86;

    /** ZVM, table 15: one column for each update total of 0, 2, … 14 %. */
    private static final int[] UPDATE_ACCOUNT = {0, 0, 2, 4, 4, 4, 4, 4};

    private static final int[] BUY_OR_SELL = {0, 0, 0, 0, 2, 4, 6, 8};
    private static final int[] REGISTER = {0, 2, 2, 2, 2, 2, 2, 2};

    private Mix(Map<Operation, Integer> weights) {
        super(weights);
    }

    /**
     * Returns the mix of tables 14 and 15. Below 14 % updates, the read-only operations gain what the updates lose, in their own proportions; buys and sells
     * are half each.
     *
     * @param percentage of updates: 0, 2, 4, 6, 8, 10, 12 or 14
     */
    public static Mix ofUpdates(int percentage) {
        if (percentage < 0 || percentage > 14 || percentage % 2 != 0) {
            throw new IllegalArgumentException(
                    "update percentage: expected 0, 2, 4, 6, 8, 10, 12 or 14, got " + percentage);
        }
        int column = percentage / 2;
        // Shares over a common denominator: a percent is 2 × 86 units, so that halves and 86ths are whole numbers.
        Map<Operation, Integer> weights = new EnumMap<>(Operation.class);
        READ_ONLY.forEach((operation, share) -> weights.put(operation, 2 * (100 - percentage) * share));
        weights.put(Operation.BUY, READ_ONLY_TOTAL * BUY_OR_SELL[column]);
        weights.put(Operation.SELL, READ_ONLY_TOTAL * BUY_OR_SELL[column]);
        weights.put(Operation.UPDATE_ACCOUNT, 2 * READ_ONLY_TOTAL * UPDATE_ACCOUNT[column]);
        weights.put(Operation.REGISTER, 2 * READ_ONLY_TOTAL * REGISTER[column]);
        return ofWeights(weights);
    }

    /**
     * Returns the web services' mix, this project's own (the study of web services names no shares): half of the operations are the standard mix, half are
     * lighter claims: one row is read, twenty are read, or one is written.
     */
    public static Mix ofWebServices() {
        Map<Operation, Integer> weights = new EnumMap<>(Operation.class);
        Mix trade = ofUpdates(14);
        trade.kinds().forEach(operation -> weights.put(operation, trade.cards(operation)));
        int half = trade.size();
        weights.put(Operation.SELECT_CLAIM, half * 50 / 100);
        weights.put(Operation.LIST_CLAIMS, half * 30 / 100);
        weights.put(Operation.CREATE_CLAIM, half * 20 / 100);
        return ofWeights(weights);
    }

    /**
     * Returns the mid-tier mix: the requests of a web shop's study (of 406), each played by the page of this application that is most like it. Category,
     * product and item are quotes; index, home, shop root and style sheet, home; the cart's and the list's pages, portfolio; orders and the account's form,
     * account; checkout and the order's pages, a buy or a sell. The sign-on's pages are the logins, which virtual users send without a card.
     */
    public static Mix ofMidTier() {
        Map<Operation, Integer> weights = new EnumMap<>(Operation.class);
        weights.put(Operation.QUOTES, 30 + 30 + 30);
        weights.put(Operation.HOME, 40 + 10 + 10 + 10);
        weights.put(Operation.PORTFOLIO, 3 + 2 + 1);
        weights.put(Operation.ACCOUNT, 10 + 11);
        weights.put(Operation.LOGOFF, 10);
        weights.put(Operation.BUY, 2);
        weights.put(Operation.SELL, 2);
        weights.put(Operation.UPDATE_ACCOUNT, 1);
        weights.put(Operation.TEXT_IMAGE, 92);
        weights.put(Operation.THUMBNAILS, 92);
        return ofWeights(weights);
    }

    /** Returns a mix by weights of any scale; an operation with 0, or without a weight, is never dealt. */
    public static Mix ofWeights(Map<Operation, Integer> weights) {
        return new Mix(weights.isEmpty() ? weights : new EnumMap<>(weights));
    }
}
