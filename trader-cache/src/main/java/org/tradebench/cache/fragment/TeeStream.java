package org.tradebench.cache.fragment;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;

/** Writes bytes to the response and also to the recording of the fragment. */
final class TeeStream extends ServletOutputStream {
    private final CaptureResponse response;
    private final ServletOutputStream real;

    TeeStream(CaptureResponse response, ServletOutputStream real) {
        this.response = response;
        this.real = real;
    }

    @Override
    public void write(int oneByte) throws IOException {
        real.write(oneByte);
        response.wrote(new byte[] {(byte) oneByte}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        real.write(bytes, offset, length);
        response.wrote(bytes, offset, length);
    }

    @Override
    public void flush() throws IOException {
        real.flush();
    }

    @Override
    public void close() throws IOException {
        real.close();
    }

    @Override
    public boolean isReady() {
        return real.isReady();
    }

    /** Rejects writing without blocking, which may happen after the request's thread has gone. */
    @Override
    public void setWriteListener(WriteListener listener) {
        response.forbid();
        real.setWriteListener(listener);
    }
}
