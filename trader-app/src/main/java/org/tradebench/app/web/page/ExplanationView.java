package org.tradebench.app.web.page;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.explain.Explanation;
import org.tradebench.app.explain.Explanation.Call;
import org.tradebench.app.web.page.TableView.Cell;

/**
 * Holds what the page shows of an explanation.
 *
 * @param lead which request, a sentence
 * @param tables one for each operation: its SQL statements
 */
public record ExplanationView(String lead, List<TableView> tables) {
    /** The request's attribute, by which the page reads it. */
    public static final String ATTRIBUTE = "explanation";

    /** @param last null when the user has asked for no page yet */
    public static ExplanationView of(@Nullable Explanation last) {
        if (last == null) {
            return new ExplanationView(
                    "Nothing to explain yet: open a page of the brokerage, then come back.", List.of());
        }
        String lead = "%s at %s took %s ms. "
                        .formatted(last.request(), DisplayFormat.moment(last.at()), millis(last.millis()))
                + (last.calls().isEmpty()
                        ? "No operation was called: the servlet cache had the page, or it needs no data."
                        : "Operations that it called:");
        return new ExplanationView(
                lead,
                IntStream.range(0, last.calls().size())
                        .mapToObj(i -> table(i + 1, last.calls().get(i)))
                        .toList());
    }

    private static TableView table(int number, Call call) {
        String caption = "%d. %s, %s ms: %s%s"
                .formatted(
                        number,
                        call.name(),
                        millis(call.millis()),
                        by(call),
                        call.invalidated().isEmpty() ? "" : ", invalidates " + String.join(", ", call.invalidated()));
        return new TableView(
                caption,
                List.of("SQL statement"),
                call.statements().stream()
                        .map(statement -> List.of(Cell.text(statement)))
                        .toList(),
                // Shown without the caption.
                caption + "; no SQL statement.");
    }

    private static String by(Call call) {
        return switch (call.transactions().size()) {
            case 0 -> "answered by the cache";
            case 1 -> "carried out by " + call.transactions().get(0);
            default ->
                "carried out by %s in %d transactions"
                        .formatted(
                                call.transactions().get(0), call.transactions().size());
        };
    }

    private static String millis(double millis) {
        return String.format(Locale.ROOT, "%.2f", millis);
    }
}
