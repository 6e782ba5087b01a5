package org.tradebench.load.plugin.request;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Echoes bytes over an HTTP connection that was upgraded to {@code echo}. */
final class UpgradedEcho implements Echo {
    private static final int LONGEST_HEAD = 16_384;

    private final Socket socket = new Socket();

    UpgradedEcho(URI address, int patienceMillis) throws IOException {
        try {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(patienceMillis);
            socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), patienceMillis);
            String request = "GET " + address.getRawPath() + " HTTP/1.1\r\nHost: " + address.getAuthority()
                    + "\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            String head = head(socket.getInputStream());
            if (!head.startsWith("HTTP/1.1 101")) {
                throw new IOException(
                        "not upgraded: " + head.lines().findFirst().orElse("no answer"));
            }
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        String text = "";
        while (!text.endsWith("\r\n\r\n")) {
            int letter = in.read();
            if (letter < 0 || head.size() > LONGEST_HEAD) {
                break;
            }
            head.write(letter);
            text = letter == '\n' ? head.toString(StandardCharsets.ISO_8859_1) : text;
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    @Override
    public String exchange(String message) throws IOException {
        byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
        socket.getOutputStream().write(bytes);
        byte[] answer = socket.getInputStream().readNBytes(bytes.length);
        if (answer.length < bytes.length) {
            throw new IOException("the server closed the connection");
        }
        return new String(answer, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // It is gone, then.
        }
    }
}
