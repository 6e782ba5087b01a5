package org.tradebench.load.report.chart;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Names every colour of pages and charts once, with its value in the light and in the dark scheme; style sheets use them as {@code var(--name)}. */
public enum Palette {
    GROUND("#ffffff", "#12171e"),
    PANEL("#f5f7fa", "#1b222b"),
    INK("#1b2430", "#e6ebf1"),
    SOFT("#5a6675", "#9aa7b5"),
    EDGE("#d7dde5", "#323c48"),
    LINK("#0b5cad", "#7db7f5"),
    GOOD("#1a7f42", "#5fce8c"),
    WARN("#8a5a00", "#f2c265"),
    WARNGROUND("#fff6e0", "#33290f"),
    BAD("#b3121d", "#ff8a8f"),
    BADGROUND("#c4141f", "#a3101a"),
    BAND("#e8f0fb", "#1c2a3d"),
    APP("#2f6fbf", "#5a9be6"),
    APP1("#1f5299", "#3f7ccb"),
    APP2("#3d7fd0", "#629de6"),
    APP3("#6fa6e6", "#8fbbf0"),
    APP4("#a6caf2", "#bcd8f8"),
    GC("#6fb1e8", "#a4d3f7"),
    JIT("#f0a030", "#f5b759"),
    DATABASE("#2e9466", "#52bd8d"),
    LOAD_GENERATOR("#9a62b8", "#bd8ad8"),
    RUNNER("#c98ba8", "#d9a8bf"),
    OTHERS("#9aa4af", "#77828e"),
    PROXY("#e0813a", "#f0a066"),
    WEB("#c7a63a", "#dcc166"),
    ENGINE("#8a8f3c", "#b4b968");

    private final String light;
    private final String dark;

    Palette(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    private String variable() {
        return "--" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Declares all colours as custom properties, in both schemes. */
    static String declarations() {
        return ":root { color-scheme: light dark; " + declarations(colour -> colour.light)
                + "}\n@media screen and (prefers-color-scheme: dark) { :root { " + declarations(colour -> colour.dark)
                + "} }\n";
    }

    private static String declarations(Function<Palette, String> value) {
        return Arrays.stream(values())
                .map(colour -> colour.variable() + ": " + value.apply(colour) + "; ")
                .collect(Collectors.joining());
    }

    /** Writes the light colours into a style sheet in place of the variables, for programs that do not support them. */
    static String inLight(String css) {
        String written = css;
        for (Palette colour : values()) {
            written = written.replace("var(" + colour.variable() + ")", colour.light);
        }
        return written;
    }
}
