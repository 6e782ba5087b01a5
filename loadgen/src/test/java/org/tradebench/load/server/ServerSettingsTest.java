package org.tradebench.load.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerSettingsTest {

    @ParameterizedTest
    @CsvSource({"localhost, localhost", "*, localhost", "0.0.0.0, localhost", "192.0.2.7, 192.0.2.7", "::1, [::1]"})
    void derivesLocalHostFromListenAddress(String address, String host) {
        ServerSettings settings =
                new ServerSettings(null, null, null, "512m", List.of(), 9080, 9443, Map.of("HTTP_ADDRESS", address));
        assertThat(settings.localHost()).isEqualTo(host);
    }
}
