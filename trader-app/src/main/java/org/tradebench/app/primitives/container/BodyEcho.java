package org.tradebench.app.primitives.container;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.tradebench.app.primitives.common.BoundedBody;

/** Reads a body without blocking and sends it back; rejects one beyond the bound. */
final class BodyEcho implements ReadListener {
    private static final int PIECE = 4_096;

    private final AsyncContext later;
    private final ServletInputStream in;
    private final HttpServletResponse response;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private final byte[] piece = new byte[PIECE];
    private boolean tooLong;

    BodyEcho(AsyncContext later, ServletInputStream in, HttpServletResponse response) {
        this.later = later;
        this.in = in;
        this.response = response;
    }

    @Override
    public void onDataAvailable() throws IOException {
        while (in.isReady() && !in.isFinished()) {
            int bytes = in.read(piece);
            if (bytes < 0) {
                return;
            }
            if (body.size() + bytes > BoundedBody.MAX) {
                tooLong = true;
            } else if (!tooLong) {
                body.write(piece, 0, bytes);
            }
        }
    }

    @Override
    public void onAllDataRead() throws IOException {
        try {
            response.setContentType("text/plain;charset=UTF-8");
            if (tooLong) {
                response.setStatus(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
                response.getWriter().write("The body may have at most " + BoundedBody.MAX + " bytes.\n");
            } else {
                body.writeTo(response.getOutputStream());
            }
        } finally {
            later.complete();
        }
    }

    @Override
    public void onError(Throwable failure) {
        // The client is gone.
        later.complete();
    }
}
