package org.tradebench.load.loadgenerator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tradebench.load.failure.Failure;

class ServerAddressTest {
    @ParameterizedTest
    @CsvSource({
        "http://localhost:9080/daytrader, http://localhost:9080/daytrader",
        "http://localhost:9080/daytrader/, http://localhost:9080/daytrader",
        "http://localhost, http://localhost:80/daytrader",
        "https://app.example.com/, https://app.example.com:443/daytrader",
        "https://[::1]:9443/a/b, https://[::1]:9443/a/b"
    })
    void parsesAddress(String url, String target) {
        assertThat(ServerAddress.of(url)).hasToString(target);
    }

    @Test
    void derivesLoginPage() {
        assertThat(ServerAddress.of("http://localhost:9080/daytrader").loginPage())
                .hasToString("http://localhost:9080/daytrader/app");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "localhost:9080",
                "ftp://localhost/",
                "http://",
                "http://a b/",
                "http://h:99999/",
                "http://h:0/",
                "http://h/x?y=1",
                "http://me@h/"
            })
    void rejectsInvalidAddress(String url) {
        assertThatThrownBy(() -> ServerAddress.of(url))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("'" + url + "'")
                .hasMessageContaining("expected one such as http://localhost:9080/daytrader");
    }
}
