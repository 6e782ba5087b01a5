package org.tradebench.app.primitives.container;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.http.HttpUpgradeHandler;
import jakarta.servlet.http.WebConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.tradebench.app.primitives.common.Permits;

/**
 * Implements the protocol of {@link PingUpgradeServlet}: sends back what arrives, until the client closes the connection, has sent a mebibyte, or a minute has passed. The server ends it after ten seconds without a read or a write (server.xml).
 */
public class EchoProtocol implements HttpUpgradeHandler, ReadListener {
    /** One for each open connection. */
    static final Permits PERMITS = new Permits(200, "upgraded connections");

    private static final int PIECE = 1_024;
    private static final int MAX = 1_048_576;
    private static final long MAX_NANOS = 60_000_000_000L;

    private final AtomicBoolean open = new AtomicBoolean(true);
    private final LongSupplier clock;
    private final long begin;
    private final byte[] piece = new byte[PIECE];
    private WebConnection connection;
    private ServletInputStream in;
    private ServletOutputStream out;
    private int echoed;

    public EchoProtocol() {
        this(System::nanoTime);
    }

    EchoProtocol(LongSupplier nanoTime) {
        clock = nanoTime;
        begin = nanoTime.getAsLong();
    }

    @Override
    public void init(WebConnection upgraded) {
        connection = upgraded;
        try {
            in = upgraded.getInputStream();
            out = upgraded.getOutputStream();
            in.setReadListener(this);
        } catch (IOException e) {
            end();
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void onDataAvailable() throws IOException {
        while (in.isReady()) {
            int bytes = in.read(piece);
            if (bytes < 0 || echoed + bytes > MAX || clock.getAsLong() - begin > MAX_NANOS) {
                end();
                return;
            }
            echoed += bytes;
            out.write(piece, 0, bytes);
            out.flush();
        }
    }

    @Override
    public void onAllDataRead() {
        end();
    }

    @Override
    public void onError(Throwable failure) {
        end();
    }

    @Override
    public void destroy() {
        if (open.getAndSet(false)) {
            PERMITS.giveBack();
        }
    }

    private void end() {
        destroy();
        try {
            connection.close();
        } catch (Exception e) { // it is closed, then
            System.getLogger(EchoProtocol.class.getName()).log(System.Logger.Level.DEBUG, "closing", e);
        }
    }
}
