package org.tradebench.app.web.admin.monitor;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.input.FieldLengths;
import org.tradebench.app.input.NumberInput;
import org.tradebench.app.input.Parameters;

/**
 * Holds the parameters of a request to the cache monitor.
 *
 * @param instance a cache's name; "" for the only one
 * @param search "" for everything
 * @param group whose members; "" for the list of groups
 * @param page 1 is the first
 * @param size of a page
 */
record MonitorRequest(MonitorView view, String instance, String search, String group, int page, int size) {
    static final int LONGEST_NAME = 2_000;
    private static final int USUAL_SIZE = 50;
    private static final int LARGEST_SIZE = 1_000;
    private static final int LAST_PAGE = 100_000_000;
    private static final int NUMBER_LENGTH = 32;

    static MonitorRequest at(MonitorView view) {
        return new MonitorRequest(view, "", "", "", 1, USUAL_SIZE);
    }

    /** @throws TradeException names the invalid parameter and its valid values */
    static MonitorRequest read(Parameters parameters) {
        return new MonitorRequest(
                given(parameters, "view")
                        ? MonitorView.of(parameters.text("view", NUMBER_LENGTH))
                        : MonitorView.STATISTICS,
                text(parameters, "instance", FieldLengths.FREE_TEXT),
                text(parameters, "search", FieldLengths.FREE_TEXT),
                text(parameters, "group", LONGEST_NAME),
                number(parameters, "page", 1, LAST_PAGE),
                number(parameters, "size", USUAL_SIZE, LARGEST_SIZE));
    }

    private static boolean given(Parameters parameters, String name) {
        String text = parameters.raw(name);
        return text != null && !text.isBlank();
    }

    private static String text(Parameters parameters, String name, int longest) {
        return given(parameters, name) ? parameters.text(name, longest) : "";
    }

    private static int number(Parameters parameters, String name, int usual, int maximum) {
        return given(parameters, name)
                ? NumberInput.between(name, parameters.text(name, NUMBER_LENGTH), 1, maximum)
                : usual;
    }

    /** Returns the address of the same list at another page. */
    String at(int otherPage) {
        return address() + "&page=" + otherPage;
    }

    String currentAddress() {
        return page == 1 ? address() : at(page);
    }

    private String address() {
        return "cache?view=" + view.code()
                + (search.isEmpty() ? "" : "&search=" + encoded(search))
                + (group.isEmpty() ? "" : "&group=" + encoded(group))
                + (size == USUAL_SIZE ? "" : "&size=" + size);
    }

    /** @param nothing the beginning, "Nothing" or the like */
    String nothingFound(String nothing) {
        return nothing + (search.isEmpty() ? " is there." : " matches the search.");
    }

    MonitorRequest fromTheBeginning() {
        return new MonitorRequest(view, instance, search, group, 1, size);
    }

    static String atMembers(String group) {
        return "cache?view=" + MonitorView.GROUPS.code() + "&group=" + encoded(group);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
