package org.tradebench.app.web.page;

import jakarta.servlet.ServletContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;

/**
 * Makes the URLs of shared files: style sheet, scripts, pictures. A URL carries a checksum of the content, so browsers may keep the file for ever and still see a new version at once.
 */
final class Assets {
    private Assets() {}

    /**
     * Returns the URL of a file with its version, 8 hexadecimal digits.
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
