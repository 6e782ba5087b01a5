package org.tradebench.app.midtier;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;

/** Draws texts as PNG, by Java's own means. */
final class Drawing {

    private static final int MARGIN = 4;

    static {
        // Else each image is written to a file of the temporary folder first, beside ours.
        ImageIO.setUseCache(false);
    }

    private Drawing() {}

    /**
     * A PNG, as large as the text and a margin.
     *
     * @throws TradeException UNAVAILABLE when this machine has no letters at all
     */
    static byte[] png(TextImage asked) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        if (!ImageIO.write(image(asked), "png", png)) {
            throw new IOException("this Java writes no PNG");
        }
        return png.toByteArray();
    }

    private static BufferedImage image(TextImage asked) {
        Font font = asked.font().in(asked.size());
        Rectangle2D box;
        try {
            box = font.getStringBounds(asked.text(), new FontRenderContext(null, true, false));
        } catch (LinkageError | InternalError | NullPointerException e) {
            // What Java's font manager throws on a machine without fontconfig, or with it and without a font.
            System.getLogger(Drawing.class.getName()).log(System.Logger.Level.WARNING, "No letters can be drawn", e);
            throw new TradeException(
                    Reason.UNAVAILABLE,
                    "This machine has no fonts: install fontconfig and a font such as DejaVu, and start the server again.");
        }
        BufferedImage image = new BufferedImage(
                2 * MARGIN + Math.max(1, (int) Math.ceil(box.getWidth())),
                2 * MARGIN + Math.max(1, (int) Math.ceil(box.getHeight())),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        try {
            pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            pen.setColor(new Color(asked.background()));
            pen.fillRect(0, 0, image.getWidth(), image.getHeight());
            pen.setColor(new Color(asked.color()));
            pen.setFont(font);
            pen.drawString(asked.text(), MARGIN, (float) (MARGIN - box.getY()));
        } finally {
            pen.dispose();
        }
        return image;
    }
}
