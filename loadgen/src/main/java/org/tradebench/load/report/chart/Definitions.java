package org.tradebench.load.report.chart;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Renders the metrics of docs/metrics-and-checks.md inside a report, so that document and report share one text. */
public final class Definitions {
    private static final String DOCUMENT = "metrics-and-checks.md";

    /** The part of the document that is about metrics; the checks explain themselves in the report. */
    private static final Pattern METRICS =
            Pattern.compile("\\n## Metrics\\n(.*)\\n## Validity checks\\n", Pattern.DOTALL);

    private static final List<TablesExtension> EXTENSIONS = List.of((TablesExtension) TablesExtension.create());

    private final Node document;

    private Definitions(String markdown) {
        document = Parser.builder().extensions(EXTENSIONS).build().parse(markdown);
        document.accept(new AbstractVisitor() {
            /** Replaces a link by its words, because a report must not depend on other files. */
            @Override
            public void visit(Link link) {
                while (link.getFirstChild() != null) {
                    link.insertBefore(link.getFirstChild());
                }
                link.unlink();
            }
        });
    }

    /** Reads the document that was built into the program. */
    public static Definitions load() {
        try (InputStream in = Definitions.class.getResourceAsStream(DOCUMENT)) {
            if (in == null) {
                throw new IllegalStateException(DOCUMENT + " was not built into the program");
            }
            Matcher metrics = METRICS.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            if (!metrics.find()) {
                throw new IllegalStateException(DOCUMENT + " has no part between 'Metrics' and 'Validity checks'");
            }
            return new Definitions(metrics.group(1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns a word with a link to its definition further down in the report. */
    public static Element link(String term, String text) {
        return Element.of("a", text).with("href", "#" + anchor(term));
    }

    private static String anchor(String term) {
        return "m-" + term.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    private static String text(Node node) {
        return TextContentRenderer.builder().build().render(node).strip();
    }

    /** Renders the section that ends a report. */
    public Element section() {
        String html = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .escapeHtml(true)
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (node instanceof Heading) {
                        attributes.put("id", anchor(text(node)));
                    } else if (node instanceof TableBlock) {
                        attributes.put("class", "wide");
                    }
                })
                .build()
                .render(document);
        return Element.of("section", Element.of("h2", "What the metrics mean"), Element.html(html))
                .with("class", "definitions");
    }
}
