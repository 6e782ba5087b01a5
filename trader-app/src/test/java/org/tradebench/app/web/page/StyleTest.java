package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that text and edges of fields in the colours of the style sheet, light and dark, have the contrast that WCAG 2.1 AA requires. */
class StyleTest {
    private static final Path STYLE = Path.of("src/main/webapp/assets/style.css");
    private static final Pattern COLOUR = Pattern.compile("--([\\w-]+): #([0-9a-f]{6});");
    private static final Pattern ROOT = Pattern.compile(":root \\{(.*?)}", Pattern.DOTALL);
    private static final Pattern FIELD = Pattern.compile(
            "input, select \\{ border: 1px solid var\\(--([\\w-]+)\\); background: var\\(--([\\w-]+)\\)");
    private static final double TEXT = 4.5;
    private static final double CONTROL = 3;

    static Stream<Arguments> textsAndBackgrounds() {
        return Stream.of(
                        "ink on paper, card, head, notice, warning, fresh",
                        "faint on paper, card, head, notice",
                        "accent on paper, card, head, notice",
                        "up on paper, card, head, notice, fresh",
                        "down on paper, card, head, notice, fresh",
                        "on-accent on accent",
                        "on-bar on bar, bar-here",
                        "bar-faint on bar, bar-here")
                .flatMap(line -> {
                    String[] sides = line.split(" on ", -1);
                    return Stream.of(sides[1].split(", ")).map(background -> Arguments.of(sides[0], background));
                });
    }

    @ParameterizedTest
    @MethodSource("textsAndBackgrounds")
    void contrastsTextWithBackground(String text, String background) throws IOException {
        assertThat(contrast(light().get(text), light().get(background)))
                .as("light")
                .isGreaterThanOrEqualTo(TEXT);
        assertThat(contrast(dark().get(text), dark().get(background)))
                .as("dark")
                .isGreaterThanOrEqualTo(TEXT);
    }

    @Test
    void contrastsEdgesOfFieldsWithBothSides() throws IOException {
        Matcher field = FIELD.matcher(Files.readString(STYLE));
        assertThat(field.find()).as("the rule for fields").isTrue();
        for (Map<String, Integer> colours : List.of(light(), dark())) {
            for (String side : List.of(field.group(2), "card", "paper")) {
                assertThat(contrast(colours.get(field.group(1)), colours.get(side)))
                        .as(side)
                        .isGreaterThanOrEqualTo(CONTROL);
            }
        }
    }

    @Test
    void computesContrastAsWcagDefinesIt() {
        assertThat(contrast(0x000000, 0xffffff)).isEqualTo(21);
        assertThat(contrast(0x777777, 0xffffff)).isBetween(4.47, 4.49);
    }

    @Test
    void loadsNothingFromOtherHosts() throws IOException {
        assertThat(Files.readString(STYLE)).doesNotContain("//", "@import", "data:");
    }

    private static Map<String, Integer> light() throws IOException {
        return colours(1);
    }

    /** Returns the colours of dark mode; those that it does not redefine are as in light mode. */
    private static Map<String, Integer> dark() throws IOException {
        return colours(2);
    }

    private static Map<String, Integer> colours(int blocks) throws IOException {
        Map<String, Integer> colours = new HashMap<>();
        Matcher roots = ROOT.matcher(Files.readString(STYLE));
        for (int i = 0; i < blocks; i++) {
            assertThat(roots.find()).as("a block of colours").isTrue();
            Matcher colour = COLOUR.matcher(roots.group(1));
            while (colour.find()) {
                colours.put(colour.group(1), Integer.parseInt(colour.group(2), 16));
            }
        }
        return colours;
    }

    private static double contrast(int one, int other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(int colour) {
        return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
    }

    private static double linear(int channel) {
        double value = (channel & 0xff) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
