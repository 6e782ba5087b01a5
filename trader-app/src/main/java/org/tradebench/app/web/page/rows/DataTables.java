package org.tradebench.app.web.page.rows;

import java.io.IOException;
import java.util.List;
import org.tradebench.app.web.page.LinkView;
import org.tradebench.app.web.page.TableView;
import org.tradebench.app.web.page.TableView.Cell;

/** Writes whole tables. Each cell carries its heading, which a narrow screen shows before it. */
public final class DataTables extends RowsTag<TableView> {
    /** Is sent to the address of the page, so that the reader stays there. */
    private static final String REMOVAL = """
            <form method="post"><input type="hidden" name="action" value="invalidate">\
            <input type="hidden" name="name" value="{}"><button class="quiet">Invalidate</button></form>""";

    @Override
    protected void row(HtmlWriter markup, TableView table) throws IOException {
        if (table.rows().isEmpty()) {
            markup.html("<p class=\"note\">{}</p>\n", table.empty());
            return;
        }
        markup.html("<table class=\"listing\">\n<caption>{}</caption>\n<thead><tr>", table.caption());
        List<Cell> first = table.rows().get(0);
        for (int i = 0; i < first.size(); i++) {
            String kind = first.get(i).number() ? " class=\"number\"" : "";
            markup.html(
                    "<th scope=\"col\"" + kind + ">{}</th>", table.headings().get(i));
        }
        markup.html("</tr></thead>\n<tbody>\n");
        for (List<Cell> row : table.rows()) {
            markup.html("<tr>");
            for (int i = 0; i < row.size(); i++) {
                cell(markup, table.headings().get(i), row.get(i), i == 0);
            }
            markup.html("</tr>\n");
        }
        markup.html("</tbody>\n</table>\n");
    }

    private static void cell(HtmlWriter markup, String heading, Cell cell, boolean first) throws IOException {
        markup.html(first ? "<th scope=\"row\" data-label=\"{}\"" : "<td data-label=\"{}\"", heading)
                .html(cell.number() ? " class=\"number\">" : ">");
        if (cell.remove() != null) {
            markup.html(REMOVAL, cell.remove());
        } else if (cell.links().isEmpty()) {
            markup.html("{}", cell.text());
        } else {
            markup.html("<span>");
            String between = "";
            for (LinkView link : cell.links()) {
                markup.html(between);
                Links.write(markup, link);
                between = ", ";
            }
            markup.html("</span>");
        }
        markup.html(first ? "</th>" : "</td>");
    }
}
