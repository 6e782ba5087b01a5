package org.tradebench.app.web.page;

import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;

/**
 * The one stylesheet of all pages. Its URL carries a checksum of its content, so browsers may keep it for
 * ever and still have a new one at once.
 */
public final class Stylesheet {

    static final String PATH = "/assets/style.css";

    private Stylesheet() {}

    /** The version: 8 hexadecimal digits. */
    static String versionOf(ServletContext context) {
        try (InputStream content = context.getResourceAsStream(PATH)) {
            CRC32 checksum = new CRC32();
            checksum.update(content.readAllBytes());
            return "%08x".formatted(checksum.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException("The stylesheet cannot be read: " + PATH, e);
        }
    }
}
