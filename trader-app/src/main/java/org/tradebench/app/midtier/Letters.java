package org.tradebench.app.midtier;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/**
 * The letters that the application brings along: the DejaVu fonts. The same on every machine, or an image would be other work here than there; and there at all
 * in a container, which has none.
 */
final class Letters {

    private static final String FOLDER = "/net/sf/jasperreports/fonts/dejavu/";

    /** Java asks the machine which fonts it has before it uses one of ours, and fails where there is none; unless a file of this property tells it. */
    private static final String CONFIGURATION = "sun.awt.fontconfig";

    private static final String NOTHING = "version=1\nsequence.allfonts=default\n";

    private static final Map<String, Font> FONTS = new ConcurrentHashMap<>();

    private Letters() {}

    /**
     * The letters of a file, one pixel high.
     *
     * @throws TradeException UNAVAILABLE when they cannot be drawn here
     */
    static Font of(String file) {
        return FONTS.computeIfAbsent(file, Letters::read);
    }

    private static Font read(String file) {
        try (InputStream bytes = Letters.class.getResourceAsStream(FOLDER + file)) {
            configure();
            Font font = Font.createFont(Font.TRUETYPE_FONT, bytes);
            // What a machine lacks shows when a text is measured.
            font.getStringBounds("x", new FontRenderContext(null, true, false));
            return font;
        } catch (IOException | FontFormatException | RuntimeException | LinkageError | InternalError e) {
            System.getLogger(Letters.class.getName()).log(System.Logger.Level.WARNING, "No letters can be drawn", e);
            throw new TradeException(
                    Reason.UNAVAILABLE, "This server cannot draw letters; its log says why (java.awt, libfreetype).");
        }
    }

    private static void configure() throws IOException {
        if (System.getProperty(CONFIGURATION) == null) {
            Path file = Files.createTempFile("fonts", ".properties");
            file.toFile().deleteOnExit();
            Files.writeString(file, NOTHING);
            System.setProperty(CONFIGURATION, file.toString());
        }
    }
}
