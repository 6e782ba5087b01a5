package org.tradebench.cache.fragment;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/** Writes to the response and tells the recording. Opens the response's own writer with the first character, so that draining decides nothing. */
final class TeeWriter extends Writer {
    private final CaptureResponse response;
    private @Nullable PrintWriter real;

    TeeWriter(CaptureResponse response) {
        this.response = response;
    }

    /** Makes a print writer that knows of the real one's errors. */
    static PrintWriter to(CaptureResponse response) {
        TeeWriter tee = new TeeWriter(response);
        return new PrintWriter(tee) {
            @Override
            public boolean checkError() {
                return super.checkError() || (tee.real != null && tee.real.checkError());
            }
        };
    }

    private PrintWriter real() throws IOException {
        if (real == null) {
            real = response.realWriter();
        }
        return real;
    }

    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
        real().write(characters, offset, length);
        response.wrote(characters, offset, length);
    }

    @Override
    public void flush() throws IOException {
        if (response.mayFlush()) {
            real().flush();
        }
    }

    @Override
    public void close() throws IOException {
        real().close();
    }
}
