package org.tradebench.app.web.page;

import java.util.List;

/**
 * Holds what a page of the administrator console shows, made of tables.
 *
 * @param lead what the page shows, in a sentence or two
 * @param state a sentence that screen readers say when it changes; empty for none
 * @param bad whether the state is a bad one
 * @param note the part of the page that changes with every reload, in words; empty for none
 * @param busy whether work is under way that ends by itself
 * @param every seconds after which the page reloads by itself; 0: never
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
    /** Describes a page that changes nothing. */
    public static ConsoleView of(String title, String lead, List<TableView> tables) {
        return new ConsoleView(title, lead, "", false, "", false, 0, tables, List.of());
    }

    public String tone() {
        return bad ? "problem" : "done";
    }
}
