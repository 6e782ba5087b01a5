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

    public static PagePicture named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }

    String path() {
        return "/assets/pictures/" + name().toLowerCase(Locale.ROOT) + ".svg";
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }
}
