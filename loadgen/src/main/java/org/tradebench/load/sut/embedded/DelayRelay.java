package org.tradebench.load.sut.embedded;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import org.tradebench.load.failure.Failure;

/**
 * Carries connections to a server of this machine and adds a delay to each round trip, as a network between two machines would. What goes to the server is delayed, in
 * order and without a limit of bandwidth; answers are not. It runs in this program: its CPU counts as the runner's.
 */
final class DelayRelay implements AutoCloseable {
    private static final int BACKLOG = 200;

    private static final int CHUNK = 65_536;

    /** Chunks of a connection that are on their way; a sender that is further ahead waits. */
    private static final int UNDER_WAY = 1_000;

    private record Chunk(long dueNanos, ByteBuffer bytes) {}

    @FunctionalInterface
    private interface Way {
        void carry(InputStream from, OutputStream to) throws IOException, InterruptedException;
    }

    private final InetSocketAddress server;
    private final long delayNanos;
    private final ServerSocket listener;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool();

    private DelayRelay(InetSocketAddress server, Duration delay) throws IOException {
        this.server = server;
        delayNanos = delay.toNanos();
        listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
    }

    /** Listens on a free port of the loopback interface from now on. */
    static DelayRelay start(InetSocketAddress server, Duration delay) {
        try {
            DelayRelay relay = new DelayRelay(server, delay);
            relay.threads.execute(relay::accept);
            return relay;
        } catch (IOException e) {
            throw Failure.of("cannot listen for the delayed connections: " + e.getMessage(), e);
        }
    }

    int port() {
        return listener.getLocalPort();
    }

    private void accept() {
        try {
            while (true) {
                Socket client = listener.accept();
                sockets.add(client);
                threads.execute(() -> connect(client));
            }
        } catch (IOException closed) {
            // The run has ended.
        }
    }

    private void connect(Socket client) {
        Socket to = new Socket();
        sockets.add(to);
        try {
            to.connect(server);
            client.setTcpNoDelay(true);
            to.setTcpNoDelay(true);
        } catch (IOException nobodyAnswers) {
            end(client);
            end(to);
            return;
        }
        BlockingQueue<Chunk> underWay = new ArrayBlockingQueue<>(UNDER_WAY);
        threads.execute(() -> read(client, underWay));
        threads.execute(() -> carry(client, to, (from, out) -> write(underWay, out)));
        carry(to, client, InputStream::transferTo);
    }

    private void carry(Socket from, Socket to, Way way) {
        try {
            way.carry(from.getInputStream(), to.getOutputStream());
        } catch (IOException end) {
            // One side has gone.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end(from);
        end(to);
    }

    /** The end of the connection, an empty chunk, takes its time, too. */
    private void read(Socket client, BlockingQueue<Chunk> underWay) {
        byte[] buffer = new byte[CHUNK];
        try {
            int length;
            do {
                length = readOrEnd(client, buffer);
                underWay.put(new Chunk(System.nanoTime() + delayNanos, ByteBuffer.wrap(Arrays.copyOf(buffer, length))));
            } while (length > 0);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int readOrEnd(Socket client, byte[] buffer) {
        try {
            return Math.max(0, client.getInputStream().read(buffer));
        } catch (IOException gone) {
            return 0;
        }
    }

    private static void write(BlockingQueue<Chunk> underWay, OutputStream server)
            throws IOException, InterruptedException {
        while (true) {
            Chunk chunk = underWay.take();
            long left;
            while ((left = chunk.dueNanos() - System.nanoTime()) > 0) {
                LockSupport.parkNanos(left);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            if (!chunk.bytes().hasRemaining()) {
                return;
            }
            server.write(chunk.bytes().array());
        }
    }

    private void end(Socket socket) {
        sockets.remove(socket);
        try {
            socket.close();
        } catch (IOException e) {
            // It is closed all the same.
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
        sockets.forEach(this::end);
        threads.shutdownNow();
    }
}
