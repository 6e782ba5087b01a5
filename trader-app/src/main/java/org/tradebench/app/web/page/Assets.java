package org.tradebench.app.web.page;

import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;

/**
 * Files that all pages share: the style sheet, the script, the pictures. A file's URL carries a checksum of its content, so browsers may keep it for ever and still have a
 * new one at once.
 */
final class Assets {

    private Assets() {}

    /**
     * The URL of a file with its version, 8 hexadecimal digits.
     *
     * @param path from the context root
     */
    static String url(ServletContext context, String path) {
        try (InputStream content = context.getResourceAsStream(path)) {
            if (content == null) {
                throw new IllegalStateException("The application has no " + path);
            }
            CRC32 checksum = new CRC32();
            checksum.update(content.readAllBytes());
            return context.getContextPath() + path + "?v=%08x".formatted(checksum.getValue());
        } catch (IOException e) {
            throw new UncheckedIOException("A file of the pages cannot be read: " + path, e);
        }
    }
}
