package org.tradebench.cache.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tradebench.cache.coherence.Origin;

class EndedProcessesTest {
    private final Origin lost = Origin.random();
    private final Origin other = Origin.random();
    private final EndedProcesses processes = new EndedProcesses();

    @AfterEach
    void close() {
        processes.close();
    }

    private static ServerSocket listening() throws IOException {
        return new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
    }

    private void lose(Function<Origin, Optional<InetSocketAddress>> addressOf) {
        processes.viewed(Set.of(lost, other), addressOf);
        processes.viewed(Set.of(other), addressOf);
    }

    private Function<Origin, Optional<InetSocketAddress>> at(InetSocketAddress address) {
        return member -> member.equals(lost) ? Optional.of(address) : Optional.empty();
    }

    @Test
    void reportsEndWhenPortIsClosed() throws IOException {
        InetSocketAddress address;
        try (ServerSocket socket = listening()) {
            address = (InetSocketAddress) socket.getLocalSocketAddress();
            lose(at(address));
            assertThat(processes.hasEnded(lost)).isFalse();
            assertThat(processes.hasEnded(lost))
                    .as("result of the earlier attempt")
                    .isFalse();
        }

        Members.await("the end", () -> processes.hasEnded(lost));
    }

    @Test
    void reportsEndWhenAnotherMemberHasAddress() throws IOException {
        try (ServerSocket socket = listening()) {
            InetSocketAddress address = (InetSocketAddress) socket.getLocalSocketAddress();
            lose(at(address));
            assertThat(processes.hasEnded(lost)).isFalse();
            Origin successor = Origin.random();

            processes.viewed(
                    Set.of(other, successor),
                    member -> member.equals(successor) ? Optional.of(address) : Optional.empty());

            assertThat(processes.hasEnded(lost)).isTrue();
        }
    }

    /** A full accept queue stands in for a silent machine: Linux then leaves further connections unanswered. */
    @Test
    void reportsNoEndWhenMachineDoesNotAnswer() throws IOException {
        List<Socket> queue = new ArrayList<>();
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            InetSocketAddress address = (InetSocketAddress) silent.getLocalSocketAddress();
            fill(queue, address);
            lose(at(address));

            assertThat(processes.hasEnded(lost)).isFalse();
            assertThat(processes.hasEnded(lost)).isFalse();
        } finally {
            for (Socket socket : queue) {
                socket.close();
            }
        }
    }

    private static void fill(List<Socket> queue, InetSocketAddress address) throws IOException {
        boolean answered = true;
        while (answered) {
            Socket socket = new Socket();
            queue.add(socket);
            try {
                socket.connect(address, 250);
            } catch (SocketTimeoutException e) {
                answered = false;
            }
        }
    }

    @Test
    void reportsNoEndWithoutAddress() {
        lose(member -> Optional.empty());

        assertThat(processes.hasEnded(lost)).isFalse();
    }
}
