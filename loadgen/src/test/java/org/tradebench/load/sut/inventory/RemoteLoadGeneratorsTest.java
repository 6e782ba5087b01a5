package org.tradebench.load.sut.inventory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tradebench.load.consistency.OrderCheck;
import org.tradebench.load.loadgenerator.ArrivalResult;
import org.tradebench.load.loadgenerator.JMeterProcess;
import org.tradebench.load.loadgenerator.LoadOrder;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.loadgenerator.ProxyAnswers;
import org.tradebench.load.loadgenerator.ServerAddress;
import org.tradebench.load.results.LoadShareRecord;
import org.tradebench.load.settings.RunSettings;

class RemoteLoadGeneratorsTest {
    private static final LoadOrder LOAD =
            new LoadOrder(RunSettings.STANDARD, ServerAddress.of("https://app.example.com/daytrader"), "run1");

    @Test
    void passesTrustToEachLoadGenerator() {
        assertThat(RemoteLoadGenerators.arguments(LOAD, "/etc/our root.pem"))
                .startsWith("--url 'https://app.example.com:443/daytrader' --trust '/etc/our root.pem' --run-id run1");
        assertThat(RemoteLoadGenerators.arguments(LOAD, null)).doesNotContain("--trust");
    }

    @Test
    void fetchesEveryFileThatIsMerged() {
        assertThat(RemoteLoadProcess.FILES)
                .contains(
                        LoadShareRecord.NAME,
                        LoadResult.FILE,
                        JMeterProcess.HISTOGRAMS,
                        ArrivalResult.NAME,
                        ProxyAnswers.NAME,
                        OrderCheck.FILE);
    }
}
