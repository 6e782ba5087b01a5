package org.tradebench.tests.screen;

import java.util.List;
import java.util.Map;

/** How a page is looked at. */
enum Look {
    LIGHT("light", 1280, 900, false),
    DARK("dark", 1280, 900, false),
    PHONE("light", 390, 844, true);

    private final String scheme;
    private final int width;
    private final int height;
    private final boolean phone;

    Look(String scheme, int width, int height, boolean phone) {
        this.scheme = scheme;
        this.width = width;
        this.height = height;
        this.phone = phone;
    }

    /** In CSS pixels. */
    int width() {
        return width;
    }

    /** What {@code Emulation.setDeviceMetricsOverride} wants to know. */
    Map<String, Object> device() {
        return Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone);
    }

    /** What {@code Emulation.setEmulatedMedia} wants to know. Nothing moves: a colour that fades in is no colour to be judged. */
    Map<String, Object> media() {
        return Map.of(
                "features",
                List.of(
                        Map.of("name", "prefers-color-scheme", "value", scheme),
                        Map.of("name", "prefers-reduced-motion", "value", "reduce")));
    }
}
