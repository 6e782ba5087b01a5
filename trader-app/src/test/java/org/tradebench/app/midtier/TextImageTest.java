package org.tradebench.app.midtier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.http.HttpServletRequest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

class TextImageTest {
    private static HttpServletRequest request(Map<String, String> parameters) {
        return (HttpServletRequest) Proxy.newProxyInstance(
                TextImageTest.class.getClassLoader(),
                new Class<?>[] {HttpServletRequest.class},
                (proxy, method, values) -> {
                    if (method.getName().equals("getParameter")) {
                        return parameters.get((String) values[0]);
                    }
                    throw new UnsupportedOperationException(method.getName());
                });
    }

    @Test
    void appliesDefaultsToTextAlone() {
        assertThat(TextImage.of(request(Map.of("text", "Hello"))))
                .isEqualTo(new TextImage("Hello", ImageFont.SANS_SERIF, 24, 0x000000, 0xFFFFFF));
    }

    @Test
    void readsAllParameters() {
        assertThat(TextImage.of(request(Map.of(
                        "text",
                        "Hello",
                        "font",
                        "monospaced",
                        "size",
                        "8",
                        "color",
                        "#0b5D57",
                        "background",
                        "e3f1ea"))))
                .isEqualTo(new TextImage("Hello", ImageFont.MONOSPACED, 8, 0x0B5D57, 0xE3F1EA));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "font | Comic Sans | SansSerif, Serif or Monospaced",
                "font | '' | SansSerif, Serif or Monospaced",
                "size | 7 | from 8 to 72",
                "size | 73 | from 8 to 72",
                "size | -8 | from 8 to 72",
                "size | 1e3 | from 8 to 72",
                "color | red | six hexadecimal digits",
                "color | 0B5D571 | six hexadecimal digits",
                "background | ##0B5D5 | six hexadecimal digits",
                "text | '' | text",
                "text | 12345678901234567890123456789012345678901234567890123456789012345 | 64"
            })
    void namesValidValuesForInvalidParameter(String name, String value, String expected) {
        Map<String, String> parameters =
                name.equals("text") ? Map.of("text", value) : Map.of("text", "Hello", name, value);
        assertThatThrownBy(() -> TextImage.of(request(parameters)))
                .isInstanceOfSatisfying(
                        TradeException.class, bad -> assertThat(bad.reason()).isEqualTo(Reason.BAD_INPUT))
                .hasMessageContaining(expected);
    }

    @Test
    void boundsImageOfLongestText() throws IOException {
        byte[] png = Drawing.png(new TextImage(
                "W".repeat(TextImage.LONGEST_TEXT), ImageFont.SANS_SERIF, TextImage.LARGEST, 0x123456, 0xABCDEF));

        BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isLessThan(TextImage.LONGEST_TEXT * TextImage.LARGEST * 2);
        assertThat(image.getHeight()).isLessThan(TextImage.LARGEST * 3);
        assertThat(png.length).isLessThan(256 * 1024);
    }

    @Test
    void drawsRequestedColoursAndLetters() throws IOException {
        BufferedImage plain = ImageIO.read(
                new ByteArrayInputStream(Drawing.png(new TextImage("IIII", ImageFont.SERIF, 40, 0xFF0000, 0x00FF00))));

        assertThat(plain.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0x00FF00);
        int red = 0;
        for (int y = 0; y < plain.getHeight(); y++) {
            for (int x = 0; x < plain.getWidth(); x++) {
                if ((plain.getRGB(x, y) & 0xFFFFFF) == 0xFF0000) {
                    red++;
                }
            }
        }
        assertThat(red).isPositive();
        assertThat(Drawing.png(new TextImage("IIII", ImageFont.SERIF, 40, 0xFF0000, 0x00FF00)))
                .isNotEqualTo(Drawing.png(new TextImage("IIIJ", ImageFont.SERIF, 40, 0xFF0000, 0x00FF00)));
    }

    @ParameterizedTest
    @EnumSource
    void drawsEachCharacterDifferently(ImageFont font) throws IOException {
        Set<Integer> drawn = new HashSet<>();
        for (char character = '!'; character <= '~'; character++) {
            drawn.add(Arrays.hashCode(pixels("" + character, font)));
        }
        assertThat(drawn).hasSize('~' - '!' + 1);
    }

    @Test
    void drawsEachFontDifferently() throws IOException {
        assertThat(pixels("Hi", ImageFont.SANS_SERIF))
                .isNotEqualTo(pixels("Hi", ImageFont.SERIF))
                .isNotEqualTo(pixels("Hi", ImageFont.MONOSPACED));
    }

    @Test
    void drawsBoxForUnsupportedCharacter() throws IOException {
        assertThat(pixels("\u00e9", ImageFont.SERIF))
                .isEqualTo(pixels("\ud83d\ude00", ImageFont.SERIF))
                .isNotEqualTo(pixels(" ", ImageFont.SERIF));
    }

    private static int[] pixels(String text, ImageFont font) throws IOException {
        BufferedImage image =
                ImageIO.read(new ByteArrayInputStream(Drawing.png(new TextImage(text, font, 30, 0x000000, 0xFFFFFF))));
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }
}
