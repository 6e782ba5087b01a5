package org.tradebench.cache.cluster;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.jgroups.util.DefaultSocketFactory;

/** Makes sockets that speak TLS 1.3, and server sockets that accept only connections of members: any other is closed and reported. */
class ClusterSockets extends DefaultSocketFactory {

    private static final String[] PROTOCOLS = {"TLSv1.3"};

    /** As long as JGroups waits for the address that a new connection begins with. */
    private static final int HANDSHAKE_MILLIS = (int) Duration.ofSeconds(2).toMillis();

    private final SSLContext context;
    private final Strangers strangers;

    ClusterSockets(SSLContext context, Strangers strangers) {
        super(context);
        this.context = context;
        this.strangers = strangers;
        setServerSocketConfigurator(socket -> {
            ((SSLServerSocket) socket).setEnabledProtocols(PROTOCOLS);
            ((SSLServerSocket) socket).setNeedClientAuth(true);
        });
    }

    /** The one that JGroups asks for: it binds the socket itself. */
    @Override
    public ServerSocket createServerSocket(String name) throws IOException {
        return new MembersOnly();
    }

    /** A socket that the next connection is accepted into, below TLS. */
    Socket unconnected() {
        return new Socket();
    }

    private SSLSocket handshake(Socket plain) throws IOException {
        SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(plain, null, true);
        socket.setEnabledProtocols(PROTOCOLS);
        socket.setNeedClientAuth(true);
        socket.setSoTimeout(HANDSHAKE_MILLIS);
        socket.startHandshake();
        socket.setSoTimeout(0);
        return socket;
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
                    return handshake(plain);
                } catch (IOException reason) {
                    strangers.refused(plain.getInetAddress(), reason);
                    plain.close();
                }
            }
        }
    }
}
