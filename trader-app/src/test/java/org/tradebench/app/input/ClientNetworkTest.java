package org.tradebench.app.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClientNetworkTest {
    @Test
    void groupsIpv6AddressesByNetwork() {
        assertThat(ClientNetwork.of("2001:db8:1:2::1"))
                .isEqualTo(ClientNetwork.of("2001:db8:1:2:ffff:1:2:3"))
                .isNotEqualTo(ClientNetwork.of("2001:db8:1:3::1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"10.0.0.1", "unknown", "_proxy:80", ""})
    void keepsOtherAddressesUnchanged(String address) {
        assertThat(ClientNetwork.of(address)).isEqualTo(address);
    }
}
