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
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.tradebench.app.domain.TradeException;

/** Draws texts as PNG, by Java's own means. */
final class Drawing {

    private static final int MARGIN = 4;

    static {
        // Else each image is written to a file of the temporary folder first, beside ours.
        ImageIO.setUseCache(false);
    }

    private Drawing() {}

    /**
     * A PNG, as large as the text and a margin. Its title is the text, so that whoever gets it can tell whose image it is.
     *
     * @throws TradeException UNAVAILABLE when this machine cannot draw letters
     */
    static byte[] png(TextImage asked) throws IOException {
        BufferedImage image = image(asked);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(png)) {
            IIOMetadata about = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
            about.mergeTree(IIOMetadataFormatImpl.standardMetadataFormatName, title(asked.text()));
            writer.setOutput(out);
            writer.write(new IIOImage(image, null, about));
        } finally {
            writer.dispose();
        }
        return png.toByteArray();
    }

    private static IIOMetadataNode title(String text) {
        IIOMetadataNode entry = new IIOMetadataNode("TextEntry");
        entry.setAttribute("keyword", "Title");
        entry.setAttribute("value", text);
        IIOMetadataNode texts = new IIOMetadataNode("Text");
        texts.appendChild(entry);
        IIOMetadataNode root = new IIOMetadataNode(IIOMetadataFormatImpl.standardMetadataFormatName);
        root.appendChild(texts);
        return root;
    }

    private static BufferedImage image(TextImage asked) {
        Font font = asked.font().in(asked.size());
        Rectangle2D box = font.getStringBounds(asked.text(), new FontRenderContext(null, true, false));
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
