package org.tradebench.app.web.page;

import org.tradebench.app.domain.Quote;

/**
 * A quote's day as a line of a picture 100 wide and 8 high: from the opening price to the price, with a stroke across at the price; the left edge is the day's
 * lowest price and the right edge its highest. What it shows stands in the row in figures, too.
 */
public final class PriceRange {

    /** Room at each edge for half of the stroke. */
    private static final int EDGE = 2;

    private static final int WIDTH = 96;
    private static final int MIDDLE = 50;

    private PriceRange() {}

    /** The data of an SVG path; digits and letters of ours, nothing to escape. */
    public static String path(Quote quote) {
        double low = quote.low().doubleValue();
        double width = quote.high().doubleValue() - low;
        int open = place(quote.open().doubleValue() - low, width);
        int price = place(quote.price().doubleValue() - low, width);
        return "M" + open + " 4H" + price + "V1V7";
    }

    private static int place(double aboveLow, double width) {
        return width > 0 ? (int) (EDGE + WIDTH * aboveLow / width) : MIDDLE;
    }
}
