package org.tradebench.cache.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.openjdk.jmh.runner.RunnerException;

/** Does a task inside the server that it runs in, and answers with what was measured; both as JSON. */
public final class MeasuringServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The server must not outlive whoever has started it, however that one ends: its standard input is a pipe, and then it is closed. */
    @Override
    public void init() {
        Thread guard = new Thread(MeasuringServlet::haltAtEndOfInput, "guard");
        guard.setDaemon(true);
        guard.start();
    }

    private static void haltAtEndOfInput() {
        try {
            while (System.in.read() >= 0) {
                // Waits without a word.
            }
        } catch (IOException e) {
            // The pipe is broken, which is the same.
        }
        Runtime.getRuntime().halt(1);
    }

    /** Whether it is there. */
    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) {
        response.setStatus(HttpServletResponse.SC_NO_CONTENT);
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setCharacterEncoding("UTF-8");
        BenchTask task = JSON.readValue(request.getInputStream(), BenchTask.class);
        try {
            String measured = JSON.writeValueAsString(task.inThisProcess());
            response.setContentType("application/json");
            response.getWriter().print(measured);
        } catch (RunnerException | RuntimeException e) {
            log("no result of " + task, e);
            response.setStatus(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
            response.setContentType("text/plain");
            response.getWriter().print(BenchFailure.reason(e));
        }
    }
}
