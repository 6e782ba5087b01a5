package org.tradebench.app.midtier;

import java.awt.Font;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/** The letters that images are drawn with, by the names that the query string uses. */
enum ImageFont {
    SANS_SERIF(Font.SANS_SERIF, "DejaVuSans.ttf"),
    SERIF(Font.SERIF, "DejaVuSerif.ttf"),
    MONOSPACED(Font.MONOSPACED, "DejaVuSansMono.ttf");

    private final String family;
    private final String file;

    ImageFont(String family, String file) {
        this.family = family;
        this.file = file;
    }

    /**
     * The font of a name, capital or small; sans serif when there is none.
     *
     * @throws TradeException BAD_INPUT says what names there are
     */
    static ImageFont of(@Nullable String name) {
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
     * @throws TradeException UNAVAILABLE when this machine cannot draw letters
     */
    Font in(int size) {
        return Letters.of(file).deriveFont((float) size);
    }
}
