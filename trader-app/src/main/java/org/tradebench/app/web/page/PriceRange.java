package org.tradebench.app.web.page;

import org.tradebench.app.domain.Quote;

/**
 * Draws a quote's day as an SVG path, 100 wide and 8 high: a line from the opening price to the current one, with a stroke at the current one; the edges are the day's lowest and highest price. The row shows the same as numbers.
 */
public final class PriceRange {
    private static final int EDGE = 2;
    private static final int WIDTH = 96;
    private static final int MIDDLE = 50;

    private PriceRange() {}

    /** Returns the data of an SVG path; no value that needs escaping. */
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
