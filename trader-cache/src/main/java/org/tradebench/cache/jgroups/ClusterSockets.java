package org.tradebench.cache.jgroups;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.jgroups.util.DefaultSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Makes sockets that speak TLS 1.3 and connect to members only, and server sockets that accept connections of members only: any other is closed and reported.
 * Both wait for the other side's proof for a bounded time: a member that has stopped still accepts connections, but sends nothing.
 */
class ClusterSockets extends DefaultSocketFactory {
    private static final String[] PROTOCOLS = {"TLSv1.3"};

    /** Timeout of the handshake: as long as JGroups waits for the address that a new connection begins with. */
    private static final int HANDSHAKE_MILLIS = (int) Duration.ofSeconds(2).toMillis();

    private final SSLContext context;
    private final UntrustedPeers strangers;

    ClusterSockets(SSLContext context, UntrustedPeers strangers) {
        super(context);
        this.context = context;
        this.strangers = strangers;
        setServerSocketConfigurator(socket -> {
            ((SSLServerSocket) socket).setEnabledProtocols(PROTOCOLS);
            ((SSLServerSocket) socket).setNeedClientAuth(true);
        });
    }

    /** Makes the socket that JGroups binds itself. */
    @Override
    public ServerSocket createServerSocket(String name) throws IOException {
        return new MembersOnly();
    }

    /** Makes the socket that JGroups connects itself. */
    @Override
    public Socket createSocket(String name) throws IOException {
        return new Outgoing();
    }

    Socket unconnected() {
        return new Socket();
    }

    private static SSLSocket handshake(SSLSocket socket) throws IOException {
        socket.setEnabledProtocols(PROTOCOLS);
        socket.setSoTimeout(HANDSHAKE_MILLIS);
        socket.startHandshake();
        socket.setSoTimeout(0);
        return socket;
    }

    /**
     * Counts as connected once the other side has proved that it knows the secret. If JGroups knew that this is TLS, it would wait for that without limit and
     * hold back its messages to all other members.
     */
    private final class Outgoing extends Socket {
        private volatile @Nullable SSLSocket encrypted;
        private boolean closing;

        Outgoing() throws IOException {
            // Otherwise closing waits for ever for a write to a member that does not read.
            setSoLinger(true, 0);
        }

        @Override
        public void connect(SocketAddress address, int timeout) throws IOException {
            super.connect(address, timeout);
            encrypted = handshake((SSLSocket) context.getSocketFactory()
                    .createSocket(this, getInetAddress().getHostAddress(), getPort(), true));
        }

        @Override
        public InputStream getInputStream() throws IOException {
            SSLSocket layer = encrypted;
            return layer == null ? super.getInputStream() : layer.getInputStream();
        }

        @Override
        public OutputStream getOutputStream() throws IOException {
            SSLSocket layer = encrypted;
            return layer == null ? super.getOutputStream() : layer.getOutputStream();
        }

        @Override
        public synchronized void close() throws IOException {
            SSLSocket layer = encrypted;
            if (layer == null || closing) {
                super.close();
            } else {
                // It closes this one, too.
                closing = true;
                layer.close();
            }
        }
    }

    /** Accepts connections whose other side has proved that it knows the secret. */
    private final class MembersOnly extends ServerSocket {
        MembersOnly() throws IOException {
            super();
        }

        @Override
        public Socket accept() throws IOException {
            while (true) {
                Socket plain = unconnected();
                implAccept(plain);
                try {
                    SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(plain, null, true);
                    socket.setNeedClientAuth(true);
                    return handshake(socket);
                } catch (IOException reason) {
                    strangers.refused(plain.getInetAddress(), reason);
                    plain.close();
                }
            }
        }
    }
}
