package org.tradebench.app.midtier;

import jakarta.servlet.http.HttpServletRequest;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.input.Parameters;

/**
 * Describes a text to draw.
 *
 * @param text 1 to {@value #LONGEST_TEXT} characters
 * @param size of the letters in pixels, {@value #SMALLEST} to {@value #LARGEST}
 * @param color of the letters, 0xRRGGBB
 * @param background likewise
 */
record TextImage(String text, ImageFont font, int size, int color, int background) {
    static final int LONGEST_TEXT = 64;
    static final int SMALLEST = 8;
    static final int LARGEST = 72;
    private static final int USUAL_SIZE = 24;
    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xFFFFFF;
    private static final Pattern COLOR = Pattern.compile("#?([0-9A-Fa-f]{6})");

    /**
     * Reads the query string: {@code text} is required; {@code font}, {@code size}, {@code color} and {@code background} are optional.
     *
     * @throws TradeException BAD_INPUT names the parameter, its value and the valid ones
     */
    static TextImage of(HttpServletRequest request) {
        Parameters parameters = new Parameters(request);
        String size = parameters.raw("size");
        return new TextImage(
                parameters.text("text", LONGEST_TEXT),
                ImageFont.of(parameters.raw("font")),
                size == null ? USUAL_SIZE : NumberInput.between("size", size, SMALLEST, LARGEST),
                color("color", parameters.raw("color"), BLACK),
                color("background", parameters.raw("background"), WHITE));
    }

    /** Parses a colour of six hexadecimal digits, with or without a {@code #}. */
    static int color(String name, @Nullable String text, int usual) {
        if (text == null) {
            return usual;
        }
        var match = COLOR.matcher(text);
        if (!match.matches()) {
            throw TradeException.badInput(
                    "The parameter '%s' is no colour; it must be six hexadecimal digits such as 0B5D57."
                            .formatted(name));
        }
        return Integer.parseInt(match.group(1), 16);
    }
}
