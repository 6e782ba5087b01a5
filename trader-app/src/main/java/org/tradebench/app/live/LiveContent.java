package org.tradebench.app.live;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Holds what a live view shows at one moment, as text and bytes made once for all clients. */
final class LiveContent {
    private final long version;
    private final String text;
    private final byte[] event;

    private LiveContent(long version, String text, byte[] event) {
        this.version = version;
        this.text = text;
        this.event = event;
    }

    static LiveContent of(long version, String text) {
        return new LiveContent(version, text, new byte[0]);
    }

    /** @param data of the server-sent event: one line */
    static LiveContent event(long version, String text, String data) {
        byte[] event = ("id: " + version + "\ndata: " + data + "\n\n").getBytes(StandardCharsets.UTF_8);
        return new LiveContent(version, text, event);
    }

    /** Returns the version, which differs whenever the content does. */
    long version() {
        return version;
    }

    String text() {
        return text;
    }

    void writeEvent(OutputStream out) throws IOException {
        out.write(event);
    }
}
