package org.tradebench.load.telemetry.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.tradebench.load.loadgenerator.ServerTrust;

class MetricsPageTest {
    @Test
    void parsesProcessCpuTime() {
        String page = """
                # HELP cpu_processCpuTime_seconds Displays the CPU time
                # TYPE cpu_processCpuTime_seconds gauge
                cpu_processCpuTime_seconds{mp_scope="base",} 31.2
                cpu_processCpuLoad_percent{mp_scope="base",} 0.13
                """;
        assertThat(MetricsPage.cpuSeconds(page)).contains(31.2);
        assertThat(MetricsPage.cpuSeconds("cpu_processCpuTime_seconds NaN")).isEmpty();
        assertThat(MetricsPage.cpuSeconds("<html>")).isEmpty();
    }

    @Test
    void returnsNullForUnreachableServer() {
        assertThat(new MetricsPage(URI.create("http://localhost:1/daytrader"), ServerTrust.JVM.context()).get())
                .isNull();
    }
}
