package org.tradebench.load.sut.embedded;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;
import org.tradebench.load.process.Relay;

/**
 * Relays connections to a server of this machine and adds a delay to each round trip, as a network between two machines would. Data to the server is delayed,
 * in order and without a limit of bandwidth; answers are not. It runs in this program: its CPU counts as the runner's.
 */
final class DelayRelay extends Relay {
    private static final int CHUNK = 65_536;

    /** Number of chunks of a connection that may be under way; a sender that is further ahead waits. */
    private static final int UNDER_WAY = 1_000;

    private record Chunk(long dueNanos, ByteBuffer bytes) {}

    private final InetSocketAddress server;
    private final long delayNanos;
    private final ExecutorService readers = Executors.newCachedThreadPool();

    /**
     * Listens from now on.
     *
     * @param delay of each round trip
     */
    DelayRelay(InetSocketAddress server, Duration delay) {
        this.server = server;
        delayNanos = delay.toNanos();
    }

    @Override
    protected Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getByName(server.getHostString()), server.getPort());
        socket.setTcpNoDelay(true);
        return socket;
    }

    @Override
    protected Connection connection(Socket client) {
        return new Connection() {
            @Override
            public void requests(InputStream from, OutputStream to) throws IOException, InterruptedException {
                client.setTcpNoDelay(true);
                BlockingQueue<Chunk> underWay = new ArrayBlockingQueue<>(UNDER_WAY);
                readers.execute(() -> read(from, underWay));
                write(underWay, to);
            }

            @Override
            public void answers(InputStream from, OutputStream to) throws IOException {
                from.transferTo(to);
            }
        };
    }

    /** Reads chunks; the end of the connection, an empty chunk, is delayed, too. */
    private void read(InputStream client, BlockingQueue<Chunk> underWay) {
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

    private static int readOrEnd(InputStream client, byte[] buffer) {
        try {
            return Math.max(0, client.read(buffer));
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

    @Override
    public void close() {
        super.close();
        readers.shutdownNow();
    }
}
