package org.tradebench.load.report.chart;

import java.util.List;
import java.util.Objects;

/** Makes an SVG document of a figure of a page that needs nothing else: caption, chart, legend, source, and the charts' style sheet in its light colours. */
public final class FigureSvg {
    private static final double MARGIN = 12;
    private static final double LINE = 20;
    private static final double CAPTION = 34;

    /** The width of a letter on average, at the legend's size. */
    private static final double LETTER = 6.9;

    /** The same at the size of the source, which no letter of it exceeds by much. */
    private static final double SMALL_LETTER = 6.2;

    private static final double SMALL_LINE = 15;

    private FigureSvg() {}

    /**
     * Writes a figure of a page as a document.
     *
     * @param source what its numbers were measured on; empty when the caption or the chart names it
     */
    public static String of(Element figure, String source) {
        Element chart = Objects.requireNonNull(figure.first("svg"), "a figure has a drawing");
        String[] box = attribute(chart, "viewBox").split(" ", -1);
        double width = Double.parseDouble(box[2]);
        double height = Double.parseDouble(box[3]);
        String caption = Objects.requireNonNull(figure.first("figcaption"), "a figure has a caption")
                .text();
        Element legend = Element.of("g");
        double sourceAt = CAPTION + height + legend(figure, legend, width);
        Element origin = Element.of("g");
        double all = sourceAt + source(source, origin, width) + MARGIN;
        String wide = Numbers.svg(width + 2 * MARGIN);
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + Element.of("svg", Element.of("title", caption), Element.of("desc", attribute(chart, "aria-label")))
                        .with("xmlns", "http://www.w3.org/2000/svg")
                        .with("width", wide)
                        .with("height", Numbers.svg(all))
                        .with("viewBox", "0 0 " + wide + " " + Numbers.svg(all))
                        .with("font-family", "DejaVu Sans, Verdana, Arial, sans-serif")
                        .add(
                                Element.style(Page.chartStyle()),
                                Plot.rect("ground", 0, 0, width + 2 * MARGIN, all),
                                Plot.label(MARGIN, 22, "start", caption).with("class", "heading"),
                                moved(MARGIN, CAPTION, Element.of("g", chart.children())),
                                moved(MARGIN, CAPTION + height, legend),
                                moved(MARGIN, sourceAt, origin))
                + "\n";
    }

    private static String attribute(Element element, String name) {
        return Objects.requireNonNull(element.attribute(name), name);
    }

    private static Element moved(double x, double y, Element part) {
        return part.with("transform", "translate(" + Numbers.svg(x) + " " + Numbers.svg(y) + ")");
    }

    /** Writes the source, broken into lines, and returns their height. */
    private static double source(String source, Element into, double width) {
        double y = 0;
        int longest = (int) (width / SMALL_LETTER);
        String rest = source;
        while (!rest.isEmpty()) {
            int blank = rest.length() <= longest ? rest.length() : rest.lastIndexOf(' ', longest);
            int end = blank <= 0 ? longest : blank;
            y += SMALL_LINE;
            into.add(Plot.label(0, y, "start", rest.substring(0, end)).with("class", "source"));
            rest = rest.substring(end).strip();
        }
        return y;
    }

    /** Draws the legend, line by line, and returns its height. */
    private static double legend(Element figure, Element into, double width) {
        double x = 0;
        double y = LINE;
        List<Element> entries = figure.all("span").stream()
                .filter(span -> "entry".equals(span.attribute("class")))
                .toList();
        for (Element entry : entries) {
            String name = entry.text();
            double length = 34 + LETTER * name.length();
            if (x > 0 && x + length > width) {
                x = 0;
                y += LINE;
            }
            Element key = Objects.requireNonNull(entry.first("i"), "an entry of a legend has a key");
            String kind = attribute(key, "class").replaceAll("\\bkey ?", "");
            into.add(
                    kind.contains("hollow")
                            ? Plot.hollow(kind, x + 6, y - 5, name)
                            : Plot.rect("bar " + kind, x, y - 11, 12, 12).with("rx", 3),
                    Plot.label(x + 19, y, "start", name));
            x += length;
        }
        return entries.isEmpty() ? 0 : y + 4;
    }
}
