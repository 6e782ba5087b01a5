package org.tradebench.app.primitives.container;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PingPage;

/** Writes the answer without blocking, whenever the connection accepts some. */
@WebServlet(value = "/servlet/PingServlet31Async", asyncSupported = true)
public class PingServlet31Async extends HttpServlet {
    private final transient HitCounter hits = new HitCounter();

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        AsyncContext later = request.startAsync();
        later.setTimeout(PingServlet30Async.PATIENCE);
        response.setContentType(PingPage.TYPE);
        ServletOutputStream out = response.getOutputStream();
        out.setWriteListener(new Writing(
                later, out, PingPage.of("PingServlet31Async", hits.next()).getBytes(StandardCharsets.UTF_8)));
    }

    private static final class Writing implements WriteListener {
        private final AsyncContext later;
        private final ServletOutputStream out;
        private final byte[] page;
        private boolean written;

        Writing(AsyncContext later, ServletOutputStream out, byte[] page) {
            this.later = later;
            this.out = out;
            this.page = page;
        }

        @Override
        public void onWritePossible() throws IOException {
            while (out.isReady()) {
                if (written) {
                    later.complete();
                    return;
                }
                out.write(page);
                written = true;
            }
        }

        @Override
        public void onError(Throwable failure) {
            // The client is gone.
            later.complete();
        }
    }
}
