package org.tradebench.app.maintenance;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.RowsReplaced;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.population.Population;
import org.tradebench.app.population.PopulationException;
import org.tradebench.app.population.PopulationRequest;
import org.tradebench.app.population.ProgressListener;
import org.tradebench.app.population.TemplateDatabase;
import org.tradebench.app.population.TradeDatabase;
import org.tradebench.app.settings.TradeSettings;

/** Runs population and reset in the background, one at a time, while requests are held back. Caches of the old rows are emptied before requests pass again. */
@ApplicationScoped
public class DataJobs {
    private static final System.Logger LOG = System.getLogger(DataJobs.class.getName());

    /** Longer requests are cut off: the population ends every session of the database. */
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final AtomicReference<@Nullable DataJob> last = new AtomicReference<>();
    private final MaintenanceGate gate;
    private final TradeSettings settings;
    private final Runnable rowsWereReplaced;

    @SuppressWarnings("NullAway")
    protected DataJobs() {
        this(null, null, () -> {});
    }

    @Inject
    public DataJobs(MaintenanceGate gate, TradeSettings settings, Event<RowsReplaced> rowsReplaced) {
        this(gate, settings, () -> rowsReplaced.fire(new RowsReplaced()));
    }

    DataJobs(MaintenanceGate gate, TradeSettings settings, Runnable rowsWereReplaced) {
        this.gate = gate;
        this.settings = settings;
        this.rowsWereReplaced = rowsWereReplaced;
    }

    /** Returns the job that runs, or the last one; null when there was none since the start. */
    public @Nullable DataJob last() {
        return last.get();
    }

    /**
     * Begins to replace all rows.
     *
     * @throws TradeException CONFLICT when a job runs
     */
    public void populate(PopulationRequest request) {
        start("Population", listener -> {
            new Population(TradeDatabase.of(System.getenv())).populate(request, listener);
            settings.change(Map.of(
                    "MAX_USERS", Integer.toString(request.users()), "MAX_QUOTES", Integer.toString(request.quotes())));
        });
    }

    /**
     * Begins to restore the rows of the last population.
     *
     * @throws TradeException CONFLICT when a job runs
     */
    public void reset() {
        start("Reset", listener -> new TemplateDatabase(TradeDatabase.of(System.getenv())).reset(listener));
    }

    void start(String name, Consumer<ProgressListener> work) {
        DataJob before = last.get();
        DataJob job = DataJob.begun(name);
        if ((before != null && before.running()) || !last.compareAndSet(before, job)) {
            throw TradeException.conflict("A population or a reset runs already; wait for its end.");
        }
        // A thread of its own: the work needs nothing of the container, and outlasts the request by minutes.
        Thread thread = new Thread(() -> run(work), "trader-" + name);
        thread.setDaemon(true);
        thread.start();
    }

    private void run(Consumer<ProgressListener> work) {
        @Nullable String failure = null;
        try {
            if (!gate.close(LONGEST_WAIT)) {
                LOG.log(
                        System.Logger.Level.WARNING,
                        "Requests ran for longer than {0}; they are cut off",
                        LONGEST_WAIT);
            }
            last.updateAndGet(job -> job.at(0, 0, "preparing the database"));
            work.accept((done, all, step) -> last.updateAndGet(job -> job.at(done, all, step)));
        } catch (TradeException | PopulationException e) {
            failure = e.getMessage();
            LOG.log(System.Logger.Level.WARNING, failure);
        } catch (RuntimeException | Error e) {
            failure = "It failed; the reason is in the server's log.";
            LOG.log(System.Logger.Level.ERROR, "A population or reset failed", e);
        } finally {
            end(failure);
        }
    }

    private void end(@Nullable String failure) {
        try {
            rowsWereReplaced.run();
        } finally {
            gate.open();
            last.updateAndGet(job -> job.ended(failure));
        }
    }
}
