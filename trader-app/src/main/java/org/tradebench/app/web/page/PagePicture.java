package org.tradebench.app.web.page;

import java.util.Locale;

/** Lists the decorative pictures of the pages. Each stands beside words that say the same, so it needs no alternative text. */
public enum PagePicture {
    BANNER(1200, 96),
    LOGIN,
    REGISTER,
    HOME,
    ACCOUNT,
    PORTFOLIO,
    QUOTES,
    MARKET,
    LOGOUT;

    private final int width;
    private final int height;

    PagePicture() {
        this(20, 20);
    }

    PagePicture(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** The picture that pages call by this name, in small letters. */
    public static PagePicture named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    /** From the context root. */
    String path() {
        return "/assets/pictures/" + name().toLowerCase(Locale.ROOT) + ".svg";
    }

    /** Pixels. */
    public int width() {
        return width;
    }

    /** Pixels. */
    public int height() {
        return height;
    }
}
