package org.tradebench.app.health;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Logger;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.tradebench.app.health.PopulationProbe.Answer;

/** Reports whether the database is reachable and populated; otherwise why not, here and once in the log. */
@Readiness
@ApplicationScoped
public class ReadyCheck implements HealthCheck {
    private static final Logger LOG = Logger.getLogger(ReadyCheck.class.getName());

    @Inject
    private PopulationProbe probe;

    private final AtomicReference<Optional<String>> lastReason = new AtomicReference<>(Optional.empty());

    /** Logs at the start what is wrong, without being asked. */
    void onStart(@Observes Startup started) {
        call();
    }

    @Override
    public HealthCheckResponse call() {
        Answer answer = probe.probe();
        Optional<String> before = lastReason.getAndSet(answer.reason());
        if (!answer.reason().equals(before)) {
            answer.reason().ifPresentOrElse(LOG::severe, () -> LOG.info("The database is ready"));
        }
        return answer.reason()
                .map(reason -> HealthCheckResponse.named("database")
                        .down()
                        .withData("reason", reason)
                        .build())
                .orElseGet(() -> HealthCheckResponse.named("database")
                        .up()
                        .withData("users", answer.users())
                        .withData("quotes", answer.quotes())
                        .build());
    }
}
