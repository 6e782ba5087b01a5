package org.tradebench.app.primitives.session;

import java.io.Serializable;
import java.util.Arrays;

/** Fills a kibibyte of an HTTP session, for the primitive that measures large sessions. */
final class LargeObject implements Serializable {
    static final int BYTES = 1_024;
    private static final long serialVersionUID = 1;

    private final byte[] content = new byte[BYTES];

    LargeObject(int filling) {
        Arrays.fill(content, (byte) filling);
    }
}
