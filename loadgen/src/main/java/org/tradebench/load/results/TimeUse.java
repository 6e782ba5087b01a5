package org.tradebench.load.results;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tradebench.load.flightrecorder.CpuByComponent;
import org.tradebench.load.flightrecorder.CpuByComponent.Component;
import org.tradebench.load.loadgenerator.LoadResult;
import org.tradebench.load.telemetry.SessionUse;
import org.tradebench.load.telemetry.StatementUse;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/**
 * Holds where a run spent time, per operation.
 *
 * @param components CPU time of the application by component, in microseconds; empty of a run that was not recorded
 * @param statements of the database, by their text; empty when it does not count them
 * @param sessions activities of the sessions of the database, by their names; empty when it does not show them, or does not count statements
 */
public record TimeUse(
        Map<Component, Double> components, Map<String, OfStatement> statements, Map<String, OfActivity> sessions) {
    /** Stands for a run of which nothing is known. */
    private static final TimeUse UNKNOWN = new TimeUse(Map.of(), Map.of(), Map.of());

    /** No time at all. */
    private static final OfStatement UNUSED = new OfStatement(0, 0);

    private static final OfActivity UNSEEN = new OfActivity(0, 0);

    /**
     * Holds the calls and the execution time of one SQL statement per operation.
     *
     * @param calls of the statement
     * @param micros execution time in the database, in microseconds
     */
    public record OfStatement(double calls, double micros) {}

    /**
     * Holds how often the database's sessions were seen at an activity, and the time per operation that this amounts to.
     *
     * @param seen how often, on which the estimate is based
     * @param micros microseconds per operation
     */
    public record OfActivity(long seen, double micros) {}

    public TimeUse {
        components = Map.copyOf(components);
        statements = Map.copyOf(statements);
        sessions = Map.copyOf(sessions);
    }

    /** Reads the time use of a result; without any metric when it is not a run, or not a VALID one. */
    public static TimeUse in(Path folder) {
        Summary summary = Files.isRegularFile(folder.resolve(ResultFolder.RUN))
                ? ResultFolder.of(folder).run().summary()
                : null;
        if (summary == null) {
            return UNKNOWN;
        }
        ResultFolder results = ResultFolder.of(folder);
        return new TimeUse(
                components(folder, summary.microsPerOperation(summary.requestsPerApplicationCpuSecondWithoutJit())),
                statements(results, summary),
                sessions(results, summary));
    }

    /**
     * Reads the CPU time of a recorded trial, also of an INCONCLUSIVE or INVALID one: a profile shows where time goes, and is no metric that is quoted.
     *
     * @return without any metric when the trial does not exist or had no right answer
     */
    public static TimeUse ofProfile(Path folder) {
        if (!Files.isRegularFile(folder.resolve(ResultFolder.RUN))) {
            return UNKNOWN;
        }
        TierUse application = ResultFolder.of(folder).run().use().tiers().get(Tier.APPLICATION);
        LoadResult load = LoadResult.in(folder);
        long operations =
                load.played().values().stream().mapToLong(Long::longValue).sum();
        Double cores = application == null ? null : application.withoutJit();
        return cores == null || operations == 0
                ? UNKNOWN
                : new TimeUse(components(folder, cores * load.countedNanos() / 1000 / operations), Map.of(), Map.of());
    }

    /** @param all microseconds of the application's CPU for an operation; null when they are not known */
    private static Map<Component, Double> components(Path folder, @Nullable Double all) {
        Map<Component, Double> micros = new EnumMap<>(Component.class);
        if (all != null) {
            CpuByComponent.in(folder)
                    .ifPresent(cpu ->
                            cpu.samples().forEach(part -> micros.put(part.component(), all * cpu.share(part))));
        }
        return micros;
    }

    private static Map<String, OfStatement> statements(ResultFolder results, Summary summary) {
        Double all = summary.statementsPerOperation();
        return all == null
                ? Map.of()
                : results.find(StatementUse.FILE, StatementUse.class)
                        .map(use -> perOperation(use, all))
                        .orElse(Map.of());
    }

    private static Map<String, OfActivity> sessions(ResultFolder results, Summary summary) {
        Double operations = watchedOperations(results, summary);
        Map<String, OfActivity> sessions = new HashMap<>();
        if (operations != null) {
            results.find(SessionUse.FILE, SessionUse.class)
                    .ifPresent(use -> use.activities()
                            .forEach(activity -> sessions.put(
                                    activity.name(),
                                    new OfActivity(activity.seen(), use.microsPerOperation(activity, operations)))));
        }
        return sessions;
    }

    /**
     * Returns the operations that were completed while the database was watched: the statements of that time, divided by those of an operation. That time is
     * longer than the measured time when systems are measured alternately.
     *
     * @return null when the database does not count statements
     */
    public static @Nullable Double watchedOperations(ResultFolder results, @Nullable Summary summary) {
        Double all = summary == null ? null : summary.statementsPerOperation();
        return all == null || all == 0
                ? null
                : results.find(StatementUse.FILE, StatementUse.class)
                        .map(use -> use.calls() / all)
                        .orElse(null);
    }

    /**
     * Distributes the statements of an operation over the different texts.
     *
     * @param all statements of an operation, counted over the whole measurement interval
     */
    static Map<String, OfStatement> perOperation(StatementUse use, double all) {
        Map<String, OfStatement> statements = new HashMap<>();
        for (StatementUse.Counters statement : use.statements()) {
            // Two statements can have one text: with other types of parameters, for example.
            double calls = use.callsPerOperation(statement, all);
            statements.merge(
                    statement.query(),
                    new OfStatement(calls, calls * 1000 * statement.millis() / statement.calls()),
                    (one, other) -> new OfStatement(one.calls + other.calls, one.micros + other.micros));
        }
        return statements;
    }

    /** Returns the time of an activity of sessions; zero for one that was not seen. */
    public OfActivity ofActivity(String name) {
        return sessions.getOrDefault(name, UNSEEN);
    }

    /** Returns the calls and time of a statement; zero for one that the run did not use. */
    public OfStatement of(String query) {
        return statements.getOrDefault(query, UNUSED);
    }

    /** Returns the microseconds of all components; 0 of a run that was not recorded. */
    public double ofAllComponents() {
        return components.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Returns the microseconds of a component. */
    public double of(Component component) {
        return components.getOrDefault(component, 0.0);
    }
}
