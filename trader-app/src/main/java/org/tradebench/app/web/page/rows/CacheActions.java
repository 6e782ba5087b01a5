package org.tradebench.app.web.page.rows;

import java.io.IOException;

/** Writes the forms that remove entries of a cache; nothing while there is no cache. */
public final class CacheActions extends ValueTag {
    private static final String FORMS = """
            <div class="columns">
            <section aria-labelledby="invalidate"><h2 id="invalidate">Invalidate</h2>
            <p>Removes the entry of this id and every member of the group of this name, on every server.</p>
            <form class="fields" method="post"><input type="hidden" name="action" value="invalidate">\
            <label for="name">Id or group</label><input id="name" name="name" maxlength="2000" required>\
            <button>Invalidate</button></form></section>
            <section aria-labelledby="clear"><h2 id="clear">Clear</h2>
            <p>Removes all entries from memory and disk, on every server. Cache: {}.</p>
            <form class="fields" method="post"><input type="hidden" name="action" value="clear">\
            <button>Clear the cache</button></form></section>
            </div>
            """;

    @Override
    public void doTag() throws IOException {
        if (value() instanceof String instance && !instance.isEmpty()) {
            write(markup(), instance);
        }
    }

    static void write(HtmlWriter markup, String instance) throws IOException {
        markup.html(FORMS, instance);
    }
}
