package org.tradebench.app.web.page.rows;

import jakarta.servlet.jsp.tagext.SimpleTagSupport;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.web.page.SearchView;

/** Writes the form that searches a list; nothing where there is none. */
public final class SearchForm extends SimpleTagSupport {
    private static final String SEARCH = """
            <label for="search">{}</label>\
            <input id="search" name="search" type="search" maxlength="250" value="{}"><button>Search</button></form>
            """;

    private @Nullable SearchView form;

    public void setForm(@Nullable SearchView form) {
        this.form = form;
    }

    @Override
    public void doTag() throws IOException {
        if (form != null) {
            write(new HtmlWriter(getJspContext().getOut()), form);
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
