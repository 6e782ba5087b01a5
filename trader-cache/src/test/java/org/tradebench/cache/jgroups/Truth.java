package org.tradebench.cache.jgroups;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;

/** The database of several processes: counters, served over a loopback socket. An update is committed before it is answered, even if its client has died. */
final class Truth implements AutoCloseable {
    private final AtomicLongArray rows;
    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());

    Truth(int rows) throws IOException {
        this.rows = new AtomicLongArray(rows);
        daemon(this::serve);
    }

    int port() {
        return server.getLocalPort();
    }

    List<Long> rows() {
        List<Long> all = new ArrayList<>();
        for (int row = 0; row < rows.length(); row++) {
            all.add(rows.get(row));
        }
        return all;
    }

    private void serve() {
        try {
            while (true) {
                Socket socket = server.accept();
                daemon(() -> answer(socket));
            }
        } catch (IOException e) {
            // The server socket is closed.
            return;
        }
    }

    private void answer(Socket socket) {
        try (socket) {
            BufferedReader in = reader(socket);
            PrintStream out = writer(socket);
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                int row = Integer.parseInt(line.substring(1));
                out.println(line.charAt(0) == '+' ? rows.incrementAndGet(row) : rows.get(row));
            }
        } catch (IOException e) {
            // The client has died.
            return;
        }
    }

    private static void daemon(Runnable task) {
        Thread thread = new Thread(task, "truth");
        thread.setDaemon(true);
        thread.start();
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    private static PrintStream writer(Socket socket) throws IOException {
        socket.setTcpNoDelay(true);
        return new PrintStream(socket.getOutputStream(), true, StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        server.close();
    }

    /** A client's connection, for one thread. */
    static final class Connection {
        private final BufferedReader in;
        private final PrintStream out;

        Connection(int port) throws IOException {
            Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
            in = reader(socket);
            out = writer(socket);
        }

        long read(int row) throws IOException {
            out.print("?" + row + "\n");
            out.flush();
            return Long.parseLong(in.readLine());
        }

        void increment(int row) throws IOException {
            out.print("+" + row + "\n");
            out.flush();
            Long.parseLong(in.readLine());
        }
    }
}
