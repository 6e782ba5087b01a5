package org.tradebench.app.primitives.common;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Reads the body of a request up to a bound, so that no sender can fill the memory. */
public final class BoundedBody {
    public static final int MAX = 16 * 1024;

    private BoundedBody() {}

    /** Returns empty when there are more than {@link #MAX} bytes, of which no more than one beyond it is read. */
    public static Optional<byte[]> read(InputStream body) throws IOException {
        byte[] bytes = body.readNBytes(MAX + 1);
        return bytes.length > MAX ? Optional.empty() : Optional.of(bytes);
    }
}
