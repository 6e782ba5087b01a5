package org.tradebench.app.web.page;

import java.util.List;

/**
 * Holds what a page of the administrator console shows, made of tables.
 *
 * @param lead what the page shows, in a sentence or two
 * @param state how it stands: a sentence that screen readers say when it changes; empty for none
 * @param bad whether the state is a bad one
 * @param note what of the page changes with every look, in words; empty for none
 * @param busy whether something is going on that ends by itself
 * @param every seconds after which the page looks again by itself; 0: never
 * @param actions what can be done from here
 */
public record ConsoleView(
        String title,
        String lead,
        String state,
        boolean bad,
        String note,
        boolean busy,
        int every,
        List<TableView> tables,
        List<ActionView> actions) {
    /** A page that shows what is, and changes nothing. */
    public static ConsoleView of(String title, String lead, List<TableView> tables) {
        return new ConsoleView(title, lead, "", false, "", false, 0, tables, List.of());
    }

    /** The style class of the state. */
    public String tone() {
        return bad ? "problem" : "done";
    }
}
