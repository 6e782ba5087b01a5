package org.tradebench.tests.screen;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ways in which pages are shown: screen sizes, colour schemes and paper. */
enum Look {
    LIGHT("screen", "light", 1280, 900, false),
    DARK("screen", "dark", 1280, 900, false),
    PHONE("screen", "light", 390, 844, true),
    /** A4 between the margins that Chromium leaves by itself; a wider page would be drawn smaller, or cut off at the right. */
    PAPER("print", "light", 718, 1047, false);

    private final String medium;
    private final String scheme;
    private final int width;
    private final int height;
    private final boolean phone;

    Look(String medium, String scheme, int width, int height, boolean phone) {
        this.medium = medium;
        this.scheme = scheme;
        this.width = width;
        this.height = height;
        this.phone = phone;
    }

    /** The looks of pages that are used on screens. */
    static Set<Look> onScreens() {
        return EnumSet.of(LIGHT, DARK, PHONE);
    }

    /** The looks of documents that are also kept and passed on. */
    static Set<Look> everywhere() {
        return EnumSet.allOf(Look.class);
    }

    /** In CSS pixels. */
    int width() {
        return width;
    }

    /** Parameters of {@code Emulation.setDeviceMetricsOverride}. */
    Map<String, Object> device() {
        return Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone);
    }

    /** Parameters of {@code Emulation.setEmulatedMedia}. Motion is reduced, because a colour that is fading in cannot be evaluated. */
    Map<String, Object> media() {
        return Map.of(
                "media",
                medium,
                "features",
                List.of(
                        Map.of("name", "prefers-color-scheme", "value", scheme),
                        Map.of("name", "prefers-reduced-motion", "value", "reduce")));
    }
}
