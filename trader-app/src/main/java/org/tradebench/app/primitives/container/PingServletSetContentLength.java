package org.tradebench.app.primitives.container;

import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.tradebench.app.primitives.common.BoundedParameter;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/** Sends {@code contentLength} bytes, up to a mebibyte, with the length declared in advance, from one small buffer. */
@WebServlet("/servlet/PingServletSetContentLength")
public class PingServletSetContentLength extends PrimitiveServlet {
    private static final int USUAL = 1_024;
    private static final int MAX = 1_048_576;
    private static final byte[] DOTS = new byte[8_192];

    static {
        Arrays.fill(DOTS, (byte) '.');
    }

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws IOException {
        int left = BoundedParameter.of(request, "contentLength", USUAL, 0, MAX);
        response.setContentType("text/plain;charset=UTF-8");
        response.setContentLength(left);
        OutputStream out = response.getOutputStream();
        while (left > 0) {
            int piece = Math.min(left, DOTS.length);
            out.write(DOTS, 0, piece);
            left -= piece;
        }
    }
}
