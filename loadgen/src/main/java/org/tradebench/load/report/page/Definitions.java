package org.tradebench.load.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The definitions of docs/metrics.md, inside the report: one text for both. Understands the little Markdown that the document uses: headings,
 * paragraphs, a table, bold, code, and links, of which it keeps the words.
 */
public final class Definitions {
    private static final String DOCUMENT = "metrics.md";
    private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)\\]\\([^)]+\\)");

    private final List<String> blocks;

    private Definitions(List<String> blocks) {
        this.blocks = blocks;
    }

    public static Definitions load() {
        try (InputStream in = Definitions.class.getResourceAsStream(DOCUMENT)) {
            if (in == null) {
                throw new IllegalStateException(DOCUMENT + " was not built into the program");
            }
            return new Definitions(List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n\\s*\n")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A word with a link to its definition further down in the report. */
    public static Element link(String term, String text) {
        return Element.of("a", text).with("href", "#" + anchor(term));
    }

    public static String anchor(String term) {
        return "m-" + term.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    /** The terms that can be linked to. */
    public Set<String> anchors() {
        Set<String> anchors = new LinkedHashSet<>();
        blocks.stream().filter(block -> block.startsWith("## ")).forEach(block -> anchors.add(anchor(heading(block))));
        return anchors;
    }

    public Element section() {
        Element section =
                Element.of("section", Element.of("h2", "What the figures mean")).with("class", "definitions");
        for (String block : blocks) {
            if (block.startsWith("## ")) {
                section.add(Element.of("h3", heading(block)).with("id", anchor(heading(block))));
            } else if (block.startsWith("|")) {
                section.add(table(block));
            } else if (!block.startsWith("# ")) {
                section.add(Element.of("p", inline(block.strip())));
            }
        }
        return section;
    }

    private static String heading(String block) {
        return block.substring(3).strip();
    }

    private static Element table(String block) {
        Table table = null;
        for (String line : block.strip().lines().toList()) {
            List<String> cells = new ArrayList<>();
            for (String cell : line.strip().replaceAll("^\\||\\|$", "").split("\\|", -1)) {
                cells.add(cell.strip());
            }
            if (table == null) {
                table = new Table("The gates and their limits", cells.toArray(String[]::new));
            } else if (!line.matches("[|: -]+")) {
                table.row(cells.stream()
                        .map(cell ->
                                cell.contains("`") || cell.contains("](") ? Element.of("span", inline(cell)) : cell)
                        .toArray());
            }
        }
        return table == null ? Element.of("p") : table.element();
    }

    /** Bold and code: every second piece between the marks. Of a link the words stay: a report leads to no file beside it. */
    private static List<Object> inline(String text) {
        List<Object> pieces = new ArrayList<>();
        String[] bold = LINK.matcher(text).replaceAll("$1").split("\\*\\*", -1);
        for (int i = 0; i < bold.length; i++) {
            String[] code = bold[i].split("`", -1);
            for (int j = 0; j < code.length; j++) {
                Object piece = j % 2 == 1 ? Element.of("code", code[j]) : code[j];
                pieces.add(i % 2 == 1 ? Element.of("strong", piece) : piece);
            }
        }
        return pieces;
    }
}
