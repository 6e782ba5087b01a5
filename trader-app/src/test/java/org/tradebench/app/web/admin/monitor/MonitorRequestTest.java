package org.tradebench.app.web.admin.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Checks the addresses by which the cache monitor's lists link to each other. */
class MonitorRequestTest {
    @Test
    void linksToPageOfSameList() {
        MonitorRequest request = new MonitorRequest(MonitorView.CONTENTS, "", "a b&c", "", 2, 50);
        assertThat(request.at(3)).isEqualTo("cache?view=contents&search=a+b%26c&page=3");
        assertThat(new MonitorRequest(MonitorView.GROUPS, "", "", "G:1", 1, 10).at(2))
                .isEqualTo("cache?view=groups&group=G%3A1&size=10&page=2");
    }

    @Test
    void returnsToSameListAfterRemoval() {
        MonitorRequest request = new MonitorRequest(MonitorView.GROUPS, "", "x", "G:1", 4, 10);
        assertThat(request.currentAddress()).isEqualTo("cache?view=groups&search=x&group=G%3A1&size=10&page=4");
        assertThat(request.fromTheBeginning().currentAddress())
                .isEqualTo("cache?view=groups&search=x&group=G%3A1&size=10");
        assertThat(MonitorRequest.at(MonitorView.STATISTICS).currentAddress()).isEqualTo("cache?view=statistics");
    }

    @Test
    void encodesGroupInAddressOfMembers() {
        assertThat(MonitorRequest.atMembers("A & B:é")).isEqualTo("cache?view=groups&group=A+%26+B%3A%C3%A9");
    }

    @Test
    void resolvesEveryViewByCode() {
        for (MonitorView view : MonitorView.values()) {
            assertThat(MonitorView.of(view.code())).isEqualTo(view);
        }
    }
}
