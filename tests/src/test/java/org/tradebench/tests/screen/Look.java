package org.tradebench.tests.screen;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How a page is looked at. */
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

    /** Of what is made to be used. */
    static Set<Look> onScreens() {
        return EnumSet.of(LIGHT, DARK, PHONE);
    }

    /** Of what is made to be kept and passed on, too. */
    static Set<Look> everywhere() {
        return EnumSet.allOf(Look.class);
    }

    /** In CSS pixels. */
    int width() {
        return width;
    }

    /** What {@code Emulation.setDeviceMetricsOverride} wants to know. */
    Map<String, Object> device() {
        return Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone);
    }

    /** What {@code Emulation.setEmulatedMedia} wants to know. Nothing moves: a colour that fades in is no colour to be evaluated. */
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
