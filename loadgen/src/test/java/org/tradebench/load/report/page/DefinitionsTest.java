package org.tradebench.load.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DefinitionsTest {
    @Test
    void noneOfTheDocumentsMarksIsShown() {
        Element section = Definitions.load().section();
        assertThat(section.text())
                .contains("Of the open model (--arrivals)", "--warmup steady[:CAP]")
                .doesNotContain("](", "`", "**", "##");
        assertThat(section.all("a")).as("leads to no file beside the report").isEmpty();
    }
}
