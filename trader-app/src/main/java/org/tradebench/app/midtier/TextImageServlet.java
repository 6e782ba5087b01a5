package org.tradebench.app.midtier;

import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.domain.TradeException.Reason;
import org.tradebench.app.web.error.ErrorPages;
import org.tradebench.app.web.error.Problems;

/** Draws a text as an image, writes it to disk and sends it from there, anew for each request: work of the middle tier. */
@WebServlet("/textimage")
public class TextImageServlet extends HttpServlet {
    private static final int MAX_FILES = 256;
    private static final long MAX_BYTES = 32 * 1024 * 1024;
    /**
     * Maximum images drawn at once. It is lower than the number of files, and no image exceeds its share of the bytes, so that there is always room. It bounds
     * the memory for drawing, too.
     */
    private static final int MAX_AT_ONCE = 128;

    private final transient Semaphore free = new Semaphore(MAX_AT_ONCE);

    private transient ImageFolder folder;

    @Override
    public void init() throws ServletException {
        Path work = Path.of(System.getProperty("server.output.dir", System.getProperty("java.io.tmpdir")), "workarea");
        try {
            folder = new ImageFolder(work.resolve("textimages"), MAX_FILES, MAX_BYTES);
        } catch (IOException e) {
            throw new ServletException(e);
        }
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response)
            throws ServletException, IOException {
        try {
            TextImage source = TextImage.of(request);
            if (!free.tryAcquire()) {
                throw new TradeException(
                        Reason.UNAVAILABLE,
                        "The limit of %d images at once is reached. Try again.".formatted(MAX_AT_ONCE));
            }
            byte[] image;
            try {
                image = folder.through(Drawing.png(source));
            } finally {
                // Before it is sent: a slow client holds nothing.
                free.release();
            }
            response.setContentType("image/png");
            response.setContentLength(image.length);
            response.setHeader("Cache-Control", "no-store");
            response.getOutputStream().write(image);
        } catch (RuntimeException e) {
            ErrorPages.show(request, response, Problems.problemOf(e));
        }
    }
}
