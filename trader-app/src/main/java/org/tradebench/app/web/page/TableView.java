package org.tradebench.app.web.page;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a table: caption, headings, rows, and the sentence shown when it is empty.
 *
 * @param rows as many cells each as there are headings; the first names the row
 * @param empty the sentence shown when there is no row
 */
public record TableView(String caption, List<String> headings, List<List<Cell>> rows, String empty) {
    /**
     * @param number whether it is right-aligned, for comparison with those above and below
     * @param links shown instead of the text, if there are any
     * @param remove the name of what a button removes from the cache; null for no button
     */
    public record Cell(
            String text,
            boolean number,
            List<LinkView> links,
            @Nullable String remove) {
        public static Cell text(String text) {
            return new Cell(text, false, List.of(), null);
        }

        public static Cell number(String text) {
            return new Cell(text, true, List.of(), null);
        }

        public static Cell number(long number) {
            return number(DisplayFormat.count(number));
        }

        public static Cell links(List<LinkView> links) {
            return new Cell("", false, links, null);
        }

        public static Cell link(String text, String href) {
            return links(List.of(new LinkView(text, href, false)));
        }

        public static Cell remove(String name) {
            return new Cell("", false, List.of(), name);
        }
    }
}
