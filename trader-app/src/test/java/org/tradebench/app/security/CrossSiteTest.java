package org.tradebench.app.security;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrossSiteTest {

    @ParameterizedTest
    @ValueSource(strings = {"cross-site", "same-site", "anything-new"})
    void whatABrowserSaysComesFromElsewhereIsForeign(String site) {
        assertThat(CrossSite.isForeign(site)).isTrue();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"same-origin", "none"})
    void ownPagesTypedAddressesAndClientsWithoutTheHeaderAreNot(String site) {
        assertThat(CrossSite.isForeign(site)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "OPTIONS"})
    void methodsThatOnlyAskAreSafe(String method) {
        assertThat(CrossSite.isSafe(method)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "get"})
    void everyOtherMethodIsNot(String method) {
        assertThat(CrossSite.isSafe(method)).isFalse();
    }
}
