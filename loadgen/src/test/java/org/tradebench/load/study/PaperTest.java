package org.tradebench.load.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PaperTest {
    @Test
    void citesAuthorsTitleAndYear() {
        assertThat(Paper.citationOf("LDOM"))
                .isEqualTo("Ning Sun and Lee Anne Simmons: Using Logical Domains and CoolThreads Technology (2008)");
        assertThat(Paper.citationOf("SOA")).isEqualTo("Tuning WebSphere Application Server for Web Services (2008)");
        assertThat(Paper.labelOf("ZVM")).isEqualTo("IBM 2009");
    }

    @Test
    void keepsUnknownSource() {
        assertThat(Paper.citationOf("my thesis")).isEqualTo("my thesis");
        assertThat(Paper.labelOf("my thesis")).isEqualTo("my thesis");
    }
}
