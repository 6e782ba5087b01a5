package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrossSiteTest {
    @ParameterizedTest
    @ValueSource(strings = {"cross-site", "same-site", "anything-new"})
    void treatsOtherSitesAsForeign(String site) {
        assertThat(CrossSite.isForeign(site)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"same-origin", "none"})
    void doesNotTreatOwnOriginAsForeign(String site) {
        assertThat(CrossSite.isForeign(site)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://bank.example:9080",
                "HTTP://Bank.Example:9080/daytrader/app?a=b|c d",
                "http://bank.example:9080?x",
                "http://bank.example:9080#x"
            })
    void recognizesAddressOfOwnOrigin(String address) {
        assertThat(CrossSite.isWithin(address, "http", "bank.example", 9080)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "http://bank.example",
                "http://bank.example:9081",
                "http://bank.example:9080.evil.example",
                "http://bank.example:9080@evil.example",
                "http://x@bank.example:9080/",
                "http://evil.example/http://bank.example:9080/",
                "https://bank.example:9080",
                "http://bank.example.:9080",
                "http://sub.bank.example:9080",
                "http://bank.example:99999999999999999999",
                "file:///bank.example:9080",
                "http://bank.example:9080\\n@evil.example"
            })
    void rejectsAddressOfOtherOrigin(String address) {
        assertThat(CrossSite.isWithin(address, "http", "bank.example", 9080)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "http://bank.example, http, bank.example, 80",
        "https://bank.example/x, https, BANK.example, 443",
        "http://[::1]:9080/x, http, ::1, 9080",
        "http://[::1]:9080, http, [::1], 9080"
    })
    void recognizesDefaultPortsAndIpv6Addresses(String address, String scheme, String host, int port) {
        assertThat(CrossSite.isWithin(address, scheme, host, port)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "OPTIONS"})
    void treatsReadOnlyMethodsAsSafe(String method) {
        assertThat(CrossSite.isSafe(method)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "get"})
    void treatsOtherMethodsAsUnsafe(String method) {
        assertThat(CrossSite.isSafe(method)).isFalse();
    }
}
