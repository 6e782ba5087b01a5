package org.tradebench.app.midtier;

import java.awt.Font;
import java.util.Locale;
import org.tradebench.app.domain.TradeException;

/** The letters that every Java has, by the names that the query string uses. */
enum ImageFont {
    SANS_SERIF(Font.SANS_SERIF),
    SERIF(Font.SERIF),
    MONOSPACED(Font.MONOSPACED);

    private final String family;

    ImageFont(String family) {
        this.family = family;
    }

    /**
     * The font of a name, capital or small; sans serif when there is none.
     *
     * @throws TradeException BAD_INPUT says what names there are
     */
    static ImageFont of(String name) {
        if (name == null) {
            return SANS_SERIF;
        }
        for (ImageFont font : values()) {
            if (font.family.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                return font;
            }
        }
        throw TradeException.badInput("The parameter 'font' must be SansSerif, Serif or Monospaced.");
    }

    /**
     * The letters in a size.
     *
     * @param size in pixels
     */
    Font in(int size) {
        return new Font(family, Font.PLAIN, size);
    }
}
