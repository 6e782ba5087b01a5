package org.tradebench.app.midtier;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
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

/** Draws a text as a PNG by Java 2D, in lines and without a font ({@link StrokeFont}). */
final class Drawing {
    private static final int MARGIN = 4;

    /** Width of a line in grid units, about that of a stem in common fonts. */
    private static final float STEM = 0.9f;

    static {
        // Otherwise each image is first written to a temporary file.
        ImageIO.setUseCache(false);
    }

    private Drawing() {}

    /** Returns a PNG as large as the text and a margin. Its title is the text, by which its receiver can check it. */
    static byte[] png(TextImage source) throws IOException {
        BufferedImage image = image(source);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(png)) {
            IIOMetadata about = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
            about.mergeTree(IIOMetadataFormatImpl.standardMetadataFormatName, title(source.text()));
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

    private static BufferedImage image(TextImage source) {
        StrokeFont.Outline outline = StrokeFont.outline(source.text(), source.font());
        double unit = (double) source.size() / StrokeFont.LINE_HEIGHT;
        BufferedImage image = new BufferedImage(
                2 * MARGIN + (int) Math.ceil(outline.width() * unit),
                2 * MARGIN + source.size(),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        try {
            pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            pen.setColor(new Color(source.background()));
            pen.fillRect(0, 0, image.getWidth(), image.getHeight());
            pen.setColor(new Color(source.color()));
            pen.translate(MARGIN + unit, MARGIN + unit);
            pen.scale(unit, unit);
            pen.setStroke(new BasicStroke(STEM, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            pen.draw(outline.path());
        } finally {
            pen.dispose();
        }
        return image;
    }
}
