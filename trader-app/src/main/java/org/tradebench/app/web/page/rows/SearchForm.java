package org.tradebench.app.web.page.rows;

import java.io.IOException;
import org.tradebench.app.web.page.SearchView;

/** Writes the form that searches a list; nothing where there is none. */
public final class SearchForm extends ValueTag {
    private static final String SEARCH = """
            <label for="search">{}</label>\
            <input id="search" name="search" type="search" maxlength="250" value="{}"><button>Search</button></form>
            """;

    @Override
    public void doTag() throws IOException {
        if (value() instanceof SearchView form) {
            write(markup(), form);
        }
    }

    static void write(HtmlWriter markup, SearchView form) throws IOException {
        markup.html(
                "<form class=\"lookup\" method=\"get\" action=\"{}\"><input type=\"hidden\" name=\"view\" value=\"{}\">",
                form.action(),
                form.view());
        if (!form.group().isEmpty()) {
            markup.html("<input type=\"hidden\" name=\"group\" value=\"{}\">", form.group());
        }
        markup.html(SEARCH, form.hint(), form.value());
    }
}
