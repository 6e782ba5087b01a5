package org.tradebench.app.health;

import jakarta.enterprise.context.ApplicationScoped;
import java.lang.management.ManagementFactory;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Reports deadlocked threads, from which only a restart helps. */
@Liveness
@ApplicationScoped
public class LiveCheck implements HealthCheck {
    @Override
    public HealthCheckResponse call() {
        long[] deadlocked = ManagementFactory.getThreadMXBean().findDeadlockedThreads();
        int threads = deadlocked == null ? 0 : deadlocked.length;
        return HealthCheckResponse.named("threads")
                .status(threads == 0)
                .withData("deadlocked", threads)
                .build();
    }
}
