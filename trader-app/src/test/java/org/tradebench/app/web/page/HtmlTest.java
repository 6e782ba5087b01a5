package org.tradebench.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTest {
    @Test
    void escapesFiveMarkupCharacters() {
        assertThat(Html.escape("<a href=\"x\" title='y'>&</a>"))
                .isEqualTo("&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;");
    }

    @Test
    void returnsPlainTextAsSameString() {
        String plain = "S17 Incorporated, 李 😀";
        assertThat(Html.escape(plain)).isSameAs(plain);
    }

    @Test
    void returnsEmptyTextForNull() {
        assertThat(Html.escape(null)).isEmpty();
    }

    @Test
    void preservesEveryCharacterAfterUnescaping() {
        StringBuilder all = new StringBuilder();
        for (char c = ' '; c < 0x2100; c++) {
            all.append(c);
        }
        String read = Html.escape(all.toString())
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
        assertThat(read).isEqualTo(all.toString());
    }
}
