package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tradebench.load.failure.Failure;
import org.tradebench.load.settings.RunSettings;

class ShareTest {
    private static final LoadOrder LOAD =
            new LoadOrder(RunSettings.STANDARD, ServerAddress.of("http://localhost:9080/daytrader"), "run1");

    @Test
    void dividesVirtualUsersAndWarmUpCompletely() {
        for (int of = 1; of <= 7; of++) {
            for (int clients = of; clients < 40; clients++) {
                int next = 0;
                long requests = 0;
                for (int number = 1; number <= of; number++) {
                    Share share = new Share(number, of);
                    assertThat(share.firstClient(clients)).isEqualTo(next);
                    assertThat(share.clients(clients)).isBetween(clients / of, clients / of + 1);
                    next += share.clients(clients);
                    requests += share.warmupRequests(60_001, clients);
                }
                assertThat(next).isEqualTo(clients);
                assertThat(requests).isEqualTo(60_001);
            }
        }
    }

    @Test
    void passesShareOfVirtualUsersToProcess() {
        Map<String, String> properties = new Share(2, 3).properties(LOAD, Path.of("open-at"));
        assertThat(properties)
                .containsEntry("threads", "3")
                .containsEntry("first.thread", "2")
                .containsEntry("all.threads", "8")
                .containsEntry("interval.signal", "open-at")
                .containsEntry("users", "2000")
                .containsEntry("seed", "42")
                .containsEntry("run.id", "run1");
        assertThat(Share.WHOLE.properties(LOAD, null)).isEqualTo(LOAD.properties());
    }

    @Test
    void setsOnlyPropertiesOfPlan() throws IOException {
        String plan = Files.readString(Path.of("src", "main", "jmeter", "trade.jmx"));
        new Share(2, 3)
                .properties(LOAD, Path.of("x"))
                .keySet()
                .forEach(name -> assertThat(plan).contains("${__P(" + name + ","));
    }

    @Test
    void rejectsInvalidShareAndNamesValidRange() {
        assertThat(Share.parse("2/4")).isEqualTo(new Share(2, 4));
        for (String wrong : new String[] {"0/2", "3/2", "2", "a/b", "1/0", "1/10000"}) {
            assertThatThrownBy(() -> Share.parse(wrong))
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining(wrong)
                    .hasMessageContaining("expected one such as 2/4");
        }
        assertThatThrownBy(() -> new Share(1, 9).clients(8))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("clients: expected at least 9, one for each load-generator process, got 8");
    }
}
