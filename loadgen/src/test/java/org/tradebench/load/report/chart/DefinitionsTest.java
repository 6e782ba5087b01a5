package org.tradebench.load.report.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;

class DefinitionsTest {
    @Test
    void rendersNoMarkdownMarkup() {
        Document section = Jsoup.parse(Definitions.load().section().toString());
        assertThat(section.text())
                .contains("Of the open model (--arrivals)", "--warmup steady[:CAP]")
                .doesNotContain("](", "`", "**", "##");
        assertThat(section.select("a")).as("links to other files").isEmpty();
    }

    /** The report would show a table of the document without caption and headers. */
    @Test
    void containsNoTable() {
        assertThat(Definitions.load().section().toString()).contains("<li>").doesNotContain("<table");
    }
}
