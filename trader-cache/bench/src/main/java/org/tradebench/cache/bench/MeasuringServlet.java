package org.tradebench.cache.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.openjdk.jmh.runner.RunnerException;

/** Runs a task inside its server and answers with the measurement; both are JSON. */
public final class MeasuringServlet extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Halts the server when its standard input, a pipe, is closed: so it does not outlive the process that started it, however that ends. */
    @Override
    public void init() {
        Thread guard = new Thread(MeasuringServlet::haltAtEndOfInput, "guard");
        guard.setDaemon(true);
        guard.start();
    }

    private static void haltAtEndOfInput() {
        try {
            while (System.in.read() >= 0) {
                // Nothing is ever sent.
            }
        } catch (IOException e) {
            // A broken pipe means the same as a closed one.
        }
        Runtime.getRuntime().halt(1);
    }

    /** Answers 204, which shows that the servlet is ready. */
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
