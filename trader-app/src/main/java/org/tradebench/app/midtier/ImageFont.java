package org.tradebench.app.midtier;

import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;

/** Names the fonts of a text image, as the query string does. */
enum ImageFont {
    SANS_SERIF("SansSerif"),
    SERIF("Serif"),
    MONOSPACED("Monospaced");

    private final String family;

    ImageFont(String family) {
        this.family = family;
    }

    /**
     * Returns the font of a name in any case; sans serif when the name is null.
     *
     * @throws TradeException BAD_INPUT names the valid ones
     */
    static ImageFont of(@Nullable String name) {
        if (name == null) {
            return SANS_SERIF;
        }
        for (ImageFont font : values()) {
            if (font.family.equalsIgnoreCase(name)) {
                return font;
            }
        }
        throw TradeException.badInput("The parameter 'font' must be SansSerif, Serif or Monospaced.");
    }
}
