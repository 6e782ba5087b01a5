package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.SettingView;

/** Writes the rows of the configuration page: a setting's name, field, allowed values and meaning. */
public final class SettingRows extends RowsTag<SettingView> {
    @Override
    protected void row(HtmlWriter markup, SettingView setting) throws IOException {
        String name = setting.name();
        markup.html("<tr><th scope=\"row\"><label for=\"{}\">{}</label></th><td>", name, name);
        field(markup, setting, name);
        markup.html(
                "</td><td>{} <small>{}</small></td></tr>\n",
                setting.meaning(),
                setting.atRunTime() ? "Allowed: " + setting.allowed() : "Set at the start only");
    }

    private static void field(HtmlWriter markup, SettingView setting, String name) throws IOException {
        if (!setting.atRunTime()) {
            markup.html("<output id=\"{}\">{}</output>", name, setting.value());
        } else if (setting.choices().isEmpty()) {
            markup.html(
                    "<input required maxlength=\"64\" id=\"{}\" name=\"{}\" value=\"{}\">",
                    name,
                    name,
                    setting.value());
        } else {
            markup.html("<select id=\"{}\" name=\"{}\">", name, name);
            for (String choice : setting.choices()) {
                String selected = choice.equalsIgnoreCase(setting.value()) ? " selected" : "";
                markup.html("<option" + selected + ">{}</option>", choice);
            }
            markup.html("</select>");
        }
    }
}
