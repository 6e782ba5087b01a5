package org.tradebench.cache.fragment;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.ServletResponseWrapper;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Passes what is written on to the response as it comes, and records it: the live answer is the same with and without a recording. Without a recording it only
 * notes whether anything was written.
 */
class TeeResponse extends HttpServletResponseWrapper {
    final CaptureStack stack;
    final @Nullable Capture capture;
    private final boolean lowest;
    private @Nullable PrintWriter writer;
    private @Nullable ServletOutputStream stream;
    private boolean wroteAnything;

    /** @param capture where the output is recorded; null for no recording */
    TeeResponse(HttpServletResponse response, CaptureStack stack, @Nullable Capture capture) {
        super(response);
        this.stack = stack;
        this.capture = capture;
        this.lowest = !wrapsAnother(response);
    }

    private static boolean wrapsAnother(ServletResponse response) {
        ServletResponse inner = response;
        while (inner instanceof ServletResponseWrapper wrapper) {
            if (inner instanceof TeeResponse) {
                return true;
            }
            inner = wrapper.getResponse();
        }
        return false;
    }

    boolean wroteAnything() {
        return wroteAnything;
    }

    boolean hasWriter() {
        return writer != null;
    }

    private void wrote(char[] characters, int offset, int length) {
        wroteAnything |= length > 0;
        if (capture != null) {
            capture.write(characters, offset, length);
        }
    }

    private void wrote(byte[] bytes, int offset, int length) {
        wroteAnything |= length > 0;
        if (capture != null) {
            capture.write(bytes, offset, length);
        }
    }

    void forbid() {
        if (capture != null) {
            capture.forbid();
        }
    }

    private PrintWriter realWriter() throws IOException {
        return super.getWriter();
    }

    /** Keeps output from the client while the writers between the recordings are drained. */
    private boolean mayFlush() {
        return !stack.isDraining() || !lowest;
    }

    @Override
    public PrintWriter getWriter() throws IOException {
        if (!stack.isDraining()) {
            // The real response says whether it is too late for a writer.
            super.getWriter();
        }
        if (writer == null) {
            writer = teeWriter();
        }
        return writer;
    }

    @Override
    public ServletOutputStream getOutputStream() throws IOException {
        if (stream == null) {
            stream = new TeeStream(super.getOutputStream());
        }
        return stream;
    }

    @Override
    public void flushBuffer() throws IOException {
        if (mayFlush()) {
            super.flushBuffer();
        }
    }

    @Override
    public void reset() {
        super.reset();
        writer = null;
        stream = null;
        if (capture != null) {
            capture.clear();
        }
    }

    @Override
    public void resetBuffer() {
        super.resetBuffer();
        if (capture != null) {
            capture.clearOutput();
        }
    }

    /** Makes a print writer that knows of the real one's errors. */
    private PrintWriter teeWriter() {
        TeeWriter tee = new TeeWriter();
        return new PrintWriter(tee) {
            @Override
            public boolean checkError() {
                return super.checkError() || (tee.real != null && tee.real.checkError());
            }
        };
    }

    /** Writes bytes to the response and also to the recording of the fragment. */
    private final class TeeStream extends ServletOutputStream {
        private final ServletOutputStream real;

        TeeStream(ServletOutputStream real) {
            this.real = real;
        }

        @Override
        public void write(int oneByte) throws IOException {
            real.write(oneByte);
            wrote(new byte[] {(byte) oneByte}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            real.write(bytes, offset, length);
            wrote(bytes, offset, length);
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
            forbid();
            real.setWriteListener(listener);
        }
    }

    /** Writes to the response and tells the recording. Opens the response's own writer with the first character, so that draining decides nothing. */
    private final class TeeWriter extends Writer {
        private @Nullable PrintWriter real;

        private PrintWriter real() throws IOException {
            if (real == null) {
                real = realWriter();
            }
            return real;
        }

        @Override
        public void write(char[] characters, int offset, int length) throws IOException {
            real().write(characters, offset, length);
            wrote(characters, offset, length);
        }

        @Override
        public void flush() throws IOException {
            if (mayFlush()) {
                real().flush();
            }
        }

        @Override
        public void close() throws IOException {
            real().close();
        }
    }
}
