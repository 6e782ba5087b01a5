package org.tradebench.app.primitives.concurrent;

import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedThreadFactory;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.tradebench.app.primitives.common.HitCounter;
import org.tradebench.app.primitives.common.Permits;
import org.tradebench.app.primitives.common.PrimitiveServlet;

/** Answers by a managed thread that is created for the request; at most 200 of them live at once. */
@WebServlet(value = "/servlet/PingManagedThread", asyncSupported = true)
public class PingManagedThread extends PrimitiveServlet {
    private final transient HitCounter hits = new HitCounter();
    private final transient Permits permits = new Permits(200, "threads of PingManagedThread");

    @Resource
    private transient ManagedThreadFactory threads;

    @Override
    protected void ping(HttpServletRequest request, HttpServletResponse response) {
        DeferredAnswer.begin(
                request,
                permits,
                "PingManagedThread",
                hits.next(),
                answer -> threads.newThread(answer).start());
    }
}
