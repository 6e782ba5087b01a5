package org.tradebench.load.report.chart;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Renders an SVG document as a PNG. */
public final class Picture {
    /** Pixels per unit, for screens of high resolution. */
    private static final int SCALE = 2;

    private Picture() {}

    /**
     * Draws a document into a PNG file.
     *
     * @throws IllegalStateException when this Java cannot draw, for example because it has no fonts
     */
    public static void write(String svg, Path file) throws IOException {
        // No measurement interval is opened; without this a desktop would list Java as a program that has one.
        System.setProperty("java.awt.headless", "true");
        BufferedImage image = draw(svg);
        if (!ImageIO.write(image, "png", file.toFile())) {
            throw new IllegalStateException("this Java writes no PNG");
        }
    }

    private static BufferedImage draw(String svg) {
        try {
            SVGDocument document = new SVGLoader()
                    .load(
                            new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                            null,
                            LoaderContext.createDefault());
            if (document == null) {
                throw new IllegalStateException("the figure is no SVG that could be read");
            }
            int width = Math.round(SCALE * document.size().width);
            int height = Math.round(SCALE * document.size().height);
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            try {
                graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
                graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
                document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox(width, height));
            } finally {
                graphics.dispose();
            }
            return image;
        } catch (RuntimeException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }
}
