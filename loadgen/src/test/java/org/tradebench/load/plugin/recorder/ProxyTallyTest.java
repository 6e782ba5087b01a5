package org.tradebench.load.plugin.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tradebench.load.loadgenerator.ProxyAnswers;

class ProxyTallyTest {
    @TempDir
    private Path folder;

    @Test
    void readsCacheStatusFromHeader() {
        assertThat(ProxyTally.cacheStatus("HTTP/1.1 200 OK\nServer: nginx\nX-Proxy-Cache: HIT\nDate: today\n"))
                .isEqualTo("HIT");
        assertThat(ProxyTally.cacheStatus("HTTP/1.1 200 OK\nX-Proxy-Cache: BYPASS"))
                .isEqualTo("BYPASS");
        assertThat(ProxyTally.cacheStatus("HTTP/1.1 200 OK\nServer: X-Proxy-Cache: HIT\n"))
                .as("inside the value of another header")
                .isNull();
        assertThat(ProxyTally.cacheStatus("")).isNull();
    }

    @Test
    void writesNoFileWithoutCachingProxy() throws IOException {
        new ProxyTally().write(folder);
        assertThat(ProxyAnswers.in(folder)).isEmpty();
    }

    @Test
    void roundTripsAndMergesAnswers() throws IOException {
        ProxyTally tally = new ProxyTally();
        List.of("HIT", "BYPASS", "HIT", "MISS").forEach(tally::add);
        tally.write(folder);
        ProxyAnswers read = ProxyAnswers.in(folder).orElseThrow();
        assertThat(read).isEqualTo(new ProxyAnswers(1, Map.of("HIT", 2L, "BYPASS", 1L, "MISS", 1L)));
        assertThat(read.fromCache()).isEqualTo(0.5);
        ProxyAnswers both = ProxyAnswers.merge(List.of(read, new ProxyAnswers(1, Map.of("STALE", 4L, "MISS", 2L))));
        assertThat(both.all()).isEqualTo(10);
        assertThat(both.fromCache()).isEqualTo(0.6);
        both.write(folder);
        assertThat(ProxyAnswers.in(folder)).contains(both);
    }
}
