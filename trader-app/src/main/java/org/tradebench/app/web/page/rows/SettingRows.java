package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.SettingView;

/** Writes the rows of the configuration page: a setting's name, field, allowed values and meaning. */
public final class SettingRows extends RowsTag<SettingView> {
    @Override
    protected void row(HtmlWriter markup, SettingView setting) throws IOException {
        markup.html("<tr><th scope=\"row\"><label for=\"")
                .text(setting.name())
                .html("\">")
                .text(setting.name())
                .html("</label></th><td>");
        field(markup, setting);
        markup.html("</td><td>")
                .text(setting.meaning())
                .html(" <small>")
                .text(setting.atRunTime() ? "Allowed: " + setting.allowed() : "Set at the start only")
                .html("</small></td></tr>\n");
    }

    private static void field(HtmlWriter markup, SettingView setting) throws IOException {
        if (!setting.atRunTime()) {
            markup.html("<output id=\"")
                    .text(setting.name())
                    .html("\">")
                    .text(setting.value())
                    .html("</output>");
        } else if (setting.choices().isEmpty()) {
            markup.html("<input required maxlength=\"64\"");
            named(markup, setting);
            markup.html(" value=\"").text(setting.value()).html("\">");
        } else {
            markup.html("<select");
            named(markup, setting);
            markup.html(">");
            for (String choice : setting.choices()) {
                markup.html(choice.equalsIgnoreCase(setting.value()) ? "<option selected>" : "<option>")
                        .text(choice)
                        .html("</option>");
            }
            markup.html("</select>");
        }
    }

    private static void named(HtmlWriter markup, SettingView setting) throws IOException {
        markup.html(" id=\"")
                .text(setting.name())
                .html("\" name=\"")
                .text(setting.name())
                .html("\"");
    }
}
