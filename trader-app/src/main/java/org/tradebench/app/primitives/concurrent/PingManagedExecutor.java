package org.tradebench.app.primitives.concurrent;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.Permits;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/** Answers by a task of the managed executor, which propagates the request's context to one of its threads. */
@WebServlet(value = "/servlet/PingManagedExecutor", asyncSupported = true)
public class PingManagedExecutor extends PrimitiveServlet {
    private final transient HitCounter hits = new HitCounter();
    private final transient Permits permits = new Permits(1_000, "tasks of PingManagedExecutor");

    @Resource
    private transient ManagedExecutorService executor;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) {
        DeferredAnswer.begin(request, permits, "PingManagedExecutor", hits.next(), executor::execute);
    }
}
