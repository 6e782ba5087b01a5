package org.tradebench.app.midtier;

import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Draws printable ASCII characters as lines, without any font of the machine: java.awt draws no text in a container without fontconfig, and different fonts
 * would be different work on each machine. Any other character is drawn as a box.
 *
 * <p>A glyph is on a grid, x from 0 to 4, y down from 0 (top of capitals) over 6 (baseline) to 8 (descenders). {@code strokes.txt} has a line per character:
 * the character, then its polylines as pairs of digits x and y.
 */
final class StrokeFont {
    /** Grid units from the top of one line of text to the next; a font of size s pixels has s / {@value} pixels per unit. */
    static final int LINE_HEIGHT = 10;

    private static final int WIDEST = 4;
    private static final int GAP = 2;
    private static final double SERIF = 0.75;
    private static final String[] BOX = {"0040460600"};

    private static final Map<Integer, String[]> GLYPHS = read();

    record Outline(Path2D path, double width) {}

    private StrokeFont() {}

    private static Map<Integer, String[]> read() {
        try (InputStream file = Objects.requireNonNull(StrokeFont.class.getResourceAsStream("strokes.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .collect(Collectors.toMap(
                            line -> (int) line.charAt(0),
                            line -> line.substring(2).split(" ")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Outline outline(String text, ImageFont font) {
        Path2D path = new Path2D.Double();
        double left = 0;
        for (int character : text.codePoints().toArray()) {
            String[] strokes = character == ' ' ? new String[0] : GLYPHS.getOrDefault(character, BOX);
            int width = character == ' ' ? 1 : width(strokes);
            if (font == ImageFont.MONOSPACED) {
                draw(path, strokes, left + (WIDEST - width) / 2.0, false);
                left += WIDEST + GAP;
            } else {
                boolean serifs = font == ImageFont.SERIF && strokes != BOX && Character.isLetter(character);
                draw(path, strokes, left, serifs);
                left += width + (font == ImageFont.SERIF ? GAP + SERIF : GAP);
            }
        }
        return new Outline(path, left);
    }

    private static int width(String[] strokes) {
        int width = 0;
        for (String stroke : strokes) {
            for (int at = 0; at < stroke.length(); at += 2) {
                width = Math.max(width, digit(stroke, at));
            }
        }
        return width;
    }

    private static void draw(Path2D path, String[] strokes, double left, boolean serifs) {
        for (String stroke : strokes) {
            int last = stroke.length() - 2;
            path.moveTo(left + digit(stroke, 0), digit(stroke, 1));
            for (int at = 2; at <= last; at += 2) {
                path.lineTo(left + digit(stroke, at), digit(stroke, at + 1));
            }
            if (serifs) {
                serif(path, left, stroke, 0, 2);
                serif(path, left, stroke, last, last - 2);
            }
        }
    }

    /** Draws a bar across the end of a vertical line. */
    private static void serif(Path2D path, double left, String stroke, int end, int before) {
        int x = digit(stroke, end);
        int y = digit(stroke, end + 1);
        if (x == digit(stroke, before) && y != digit(stroke, before + 1)) {
            path.moveTo(left + x - SERIF, y);
            path.lineTo(left + x + SERIF, y);
        }
    }

    private static int digit(String stroke, int at) {
        return stroke.charAt(at) - '0';
    }
}
