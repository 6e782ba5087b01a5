package org.tradebench.load.report.chart;

import java.util.List;
import org.tradebench.load.report.page.Element;
import org.tradebench.load.report.page.Numbers;
import org.tradebench.load.report.page.Page;

/** A figure of a page as an SVG document that needs nothing else: caption, chart and legend, every colour written out. */
public final class FigureSvg {
    private static final double MARGIN = 12;
    private static final double LINE = 20;
    private static final double CAPTION = 34;

    /** The width of a letter on average, at the legend's size. */
    private static final double LETTER = 6.9;

    private static final FigureStyle STYLE = new FigureStyle(Page.style());

    private final Element figure;
    private final Element chart;
    private final double width;
    private final double height;

    private FigureSvg(Element figure) {
        this.figure = figure;
        chart = figure.first("svg");
        String[] box = chart.attribute("viewBox").split(" ", -1);
        width = Double.parseDouble(box[2]);
        height = Double.parseDouble(box[3]);
    }

    /** Of a figure of a page. */
    public static String of(Element figure) {
        return new FigureSvg(figure).document();
    }

    private String document() {
        Element legend = Element.of("g");
        double legendHeight = legend(legend);
        double all = CAPTION + height + legendHeight + MARGIN;
        String wide = Numbers.svg(width + 2 * MARGIN);
        Element svg = Element.of("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("width", wide)
                .with("height", Numbers.svg(all))
                .with("viewBox", "0 0 " + wide + " " + Numbers.svg(all))
                .with("font-family", "DejaVu Sans, Verdana, Arial, sans-serif")
                .add(Element.of("title", figure.first("figcaption").text()), Element.of("desc", description()))
                .add(Element.of("rect")
                        .with("width", wide)
                        .with("height", Numbers.svg(all))
                        .with("fill", STYLE.colour("--ground")))
                .add(Element.of("text", figure.first("figcaption").text())
                        .with("x", MARGIN)
                        .with("y", 22)
                        .with("font-size", "14")
                        .with("font-weight", "bold")
                        .with("fill", STYLE.colour("--ink")))
                .add(moved(MARGIN, CAPTION, drawn(chart, true)))
                .add(moved(MARGIN, CAPTION + height, legend));
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg + "\n";
    }

    private String description() {
        Element desc = chart.first("desc");
        return desc != null ? desc.text() : String.valueOf(chart.attribute("aria-label"));
    }

    private static Element moved(double x, double y, Element part) {
        return part.with("transform", "translate(" + Numbers.svg(x) + " " + Numbers.svg(y) + ")");
    }

    /** The same with its style written out; the chart itself becomes a group of the document. */
    private static Element drawn(Element part, boolean root) {
        Element copy = Element.of(root ? "g" : part.name());
        STYLE.attributes(part.name(), part.attribute("class")).forEach(copy::with);
        part.attributes().forEach((name, value) -> {
            if (!root && !name.equals("class") && !name.equals("id")) {
                copy.with(name, value);
            }
        });
        for (Object child : part.children()) {
            if (!(child instanceof Element element)) {
                copy.add(child);
            } else if (!element.name().equals("title") && !element.name().equals("desc")) {
                copy.add(drawn(element, false));
            }
        }
        return copy;
    }

    /** Draws it, line by line, and gives its height. */
    private double legend(Element into) {
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
            into.add(key(entry.first("i").attribute("class"), x, y));
            into.add(drawn(Plot.label(x + 19, y, "start", name), false));
            x += length;
        }
        return entries.isEmpty() ? 0 : y + 4;
    }

    private static Element key(String classes, double x, double y) {
        String own = classes.replaceAll("\\bkey ?", "");
        return drawn(
                own.contains("hollow")
                        ? Element.of("circle")
                                .with("class", "dot " + own)
                                .with("cx", x + 6)
                                .with("cy", y - 5)
                                .with("r", 5)
                        : Element.of("rect")
                                .with("class", "bar " + own)
                                .with("x", x)
                                .with("y", y - 11)
                                .with("width", 12)
                                .with("height", 12)
                                .with("rx", 3),
                false);
    }
}
