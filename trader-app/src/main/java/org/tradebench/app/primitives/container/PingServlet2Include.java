package org.tradebench.app.primitives.container;

import jakarta.inject.Inject;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.PingPage;
import org.tradebench.app.primitives.common.PrimitiveServlet;
import org.tradebench.app.primitives.common.RandomRows;

/** Includes another servlet's output. */
@WebServlet("/servlet/PingServlet2Include")
public class PingServlet2Include extends PrimitiveServlet {
    private final transient HitCounter hits = new HitCounter();

    @Inject
    private transient RandomRows rows;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        response.setContentType(PingPage.TYPE);
        RequestDispatcher included = request.getRequestDispatcher(PingServlet2IncludeRcv.PATH);
        int times = rows.times();
        for (int time = 0; time < times; time++) {
            included.include(request, response);
        }
        response.getWriter().write(PingPage.of("PingServlet2Include", hits.next()));
    }
}
