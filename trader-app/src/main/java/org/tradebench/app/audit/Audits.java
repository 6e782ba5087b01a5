package org.tradebench.app.audit;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.tradebench.app.domain.TradeException;
import org.tradebench.app.maintenance.MaintenanceGate;
import org.tradebench.app.population.TradeDatabase;

/**
 * Runs consistency checks in the background, one run at a time, on a connection outside the server's pool, so that no trade waits for them. A population or
 * reset waits for a run as it waits for requests: for a limited time, after which it ends the run's connection.
 */
@ApplicationScoped
public class Audits {
    private static final System.Logger LOG = System.getLogger(Audits.class.getName());

    /** Enough for a check over millions of orders, which takes seconds. */
    private static final Duration LONGEST_CHECK = Duration.ofMinutes(2);

    private static final String UNDEFINED_TABLE = "42P01";
    private static final String CANCELLED = "57014";

    @FunctionalInterface
    interface Source {
        Connection open() throws SQLException;
    }

    private final AtomicReference<@Nullable AuditState> last = new AtomicReference<>();
    private final MaintenanceGate gate;
    private final Source source;

    @SuppressWarnings("NullAway")
    protected Audits() {
        this(null, null);
    }

    @Inject
    public Audits(MaintenanceGate gate) {
        this(gate, () -> TradeDatabase.of(System.getenv()).connect("audit"));
    }

    Audits(MaintenanceGate gate, Source source) {
        this.gate = gate;
        this.source = source;
    }

    /** Returns the audit that runs, or the last one; null when there was none since the start. */
    public @Nullable AuditState last() {
        return last.get();
    }

    /**
     * Starts a run and returns at once.
     *
     * @throws TradeException CONFLICT while another run, a population or a reset is under way
     */
    public void start() {
        if (!gate.enter()) {
            throw TradeException.conflict("A population or a reset replaces the rows; wait for its end.");
        }
        AuditState before = last.get();
        if ((before != null && before.running()) || !last.compareAndSet(before, AuditState.begun())) {
            gate.leave();
            throw TradeException.conflict("An audit is under way already; wait for its end.");
        }
        // A thread of its own: the work needs nothing of the container, and outlasts the request.
        Thread thread = new Thread(this::run, "trader-audit");
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        @Nullable AuditReport report = null;
        String failure = "It failed; the reason is in the server's log.";
        try (Connection connection = source.open()) {
            report = new ConsistencyAudit()
                    .audit(
                            connection,
                            LONGEST_CHECK,
                            (number, all, check) -> last.updateAndGet(state -> state.at(number, all, check)));
        } catch (SQLException e) {
            failure = explain(e);
            LOG.log(System.Logger.Level.WARNING, "The consistency check failed", e);
        } catch (RuntimeException | Error e) {
            LOG.log(System.Logger.Level.ERROR, "The consistency check failed", e);
        } finally {
            gate.leave();
            end(report, failure);
        }
    }

    private void end(@Nullable AuditReport report, String failure) {
        last.updateAndGet(state -> report == null ? state.failed(failure) : state.ended(report));
    }

    private static String explain(SQLException failure) {
        return switch (String.valueOf(failure.getSQLState())) {
            case UNDEFINED_TABLE -> "The database holds no trading data: populate it first.";
            case CANCELLED -> "One check took longer than " + LONGEST_CHECK.toSeconds() + " s and was given up.";
            default ->
                "The database did not answer to the end: it is away, or its rows were replaced meanwhile. The server's log says more.";
        };
    }
}
