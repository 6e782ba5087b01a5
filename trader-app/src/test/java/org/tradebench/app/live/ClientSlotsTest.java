package org.tradebench.app.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tradebench.app.settings.LiveSettings;

class ClientSlotsTest {
    private static final int MAX = 4;

    private final ClientSlots slots = new ClientSlots();

    @Test
    void grantsAllIdleSlotsToOneAddress() {
        List<Client> clients = takeAll("10.0.0.1");
        assertThat(slots.all()).hasSize(MAX).containsAll(clients);

        assertThat(slots.take(new Client(), "10.0.0.1", MAX).given()).isFalse();
        assertThat(slots.count()).isEqualTo(MAX);
    }

    @Test
    void grantsFairShareToAnotherAddress() {
        List<Client> first = takeAll("10.0.0.1");

        for (int taken = 0; taken < 2; taken++) {
            ClientSlots.Answer answer = slots.take(new Client(), "10.0.0.2", MAX);
            assertThat(answer.given()).isTrue();
            assertThat(answer.displaced()).contains(first.get(taken));
        }

        assertThat(slots.take(new Client(), "10.0.0.2", MAX).given()).isFalse();
        assertThat(slots.take(new Client(), "10.0.0.1", MAX).given()).isFalse();
        assertThat(slots.count()).isEqualTo(MAX);
    }

    @Test
    void freesSlotOfLeavingClient() {
        List<Client> clients = takeAll("10.0.0.1");
        assertThat(slots.leave(clients.get(0))).isTrue();
        assertThat(slots.leave(clients.get(0))).isFalse();

        assertThat(slots.take(new Client(), "10.0.0.1", MAX).given()).isTrue();
        assertThat(slots.take(new Client(), "10.0.0.1", MAX).given()).isFalse();
    }

    @Test
    void groupsIpv6AddressesByNetwork() {
        takeAll("2001:db8:1:1:0:0:0:1");

        assertThat(slots.take(new Client(), "2001:db8:1:1:0:0:0:2", MAX).given())
                .isFalse();
        // The short form, as a proxy writes it.
        assertThat(slots.take(new Client(), "2001:db8:1:1::3", MAX).given()).isFalse();
        assertThat(slots.take(new Client(), "2001:db8:1:2:0:0:0:1", MAX).given())
                .isTrue();
    }

    @Test
    void grantsNoSlotWhenLimitIsZero() {
        assertThat(slots.take(new Client(), "10.0.0.1", 0).given()).isFalse();
    }

    private List<Client> takeAll(String address) {
        List<Client> clients = new ArrayList<>();
        for (int i = 0; i < MAX; i++) {
            Client client = new Client();
            clients.add(client);
            assertThat(slots.take(client, address, MAX).given()).isTrue();
        }
        return clients;
    }

    private static final class Client implements LiveClient {
        @Override
        public boolean showsSummary() {
            return true;
        }

        @Override
        public void push() {
            throw new AssertionError("pushed");
        }

        @Override
        public void checkHeartbeat(long now, LiveSettings limits) {
            throw new AssertionError("checked for a heartbeat");
        }

        @Override
        public boolean isOverdue(long now, LiveSettings limits) {
            throw new AssertionError("checked for a timeout");
        }

        @Override
        public void close() {
            throw new AssertionError("closed");
        }
    }
}
