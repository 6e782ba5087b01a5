package org.tradebench.load.results;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.tradebench.load.flightrecorder.CpuByComponent;
import org.tradebench.load.flightrecorder.CpuByComponent.Component;
import org.tradebench.load.telemetry.StatementUse;

/**
 * Says on what a run spent time for each operation.
 *
 * @param components CPU time of the application by component, in microseconds; empty of a run that was not recorded
 * @param statements of the database, by their text; empty when it does not count them
 */
public record TimeUse(Map<Component, Double> components, Map<String, OfStatement> statements) {
    /** No time at all. */
    private static final OfStatement UNUSED = new OfStatement(0, 0);

    /**
     * What one SQL statement comes to for an operation.
     *
     * @param calls of the statement
     * @param micros that the database executed it
     */
    public record OfStatement(double calls, double micros) {}

    public TimeUse {
        components = Map.copyOf(components);
        statements = Map.copyOf(statements);
    }

    /** Reads that of a result; without any figure when it is not a run, or not a VALID one. */
    public static TimeUse in(Path folder) {
        Summary summary = Files.isRegularFile(folder.resolve(ResultFolder.RUN))
                ? ResultFolder.of(folder).run().summary()
                : null;
        return summary == null
                ? new TimeUse(Map.of(), Map.of())
                : new TimeUse(components(folder, summary), statements(ResultFolder.of(folder), summary));
    }

    private static Map<Component, Double> components(Path folder, Summary summary) {
        Map<Component, Double> micros = new EnumMap<>(Component.class);
        Double all = summary.microsPerOperation(summary.requestsPerApplicationCpuSecondWithoutJit());
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
                : statementUse(results).map(use -> perOperation(use, all)).orElse(Map.of());
    }

    /**
     * Shares out the statements of an operation.
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

    /** Reads the statements of a run; empty of a database that does not count them, and of results from before they were recorded. */
    public static Optional<StatementUse> statementUse(ResultFolder results) {
        return Files.isRegularFile(results.folder().resolve(StatementUse.FILE))
                ? Optional.of(results.read(StatementUse.FILE, StatementUse.class))
                : Optional.empty();
    }

    /** Returns what a statement comes to; nothing of one that the run did not use. */
    public OfStatement of(String query) {
        return statements.getOrDefault(query, UNUSED);
    }

    /** Returns the microseconds of a component. */
    public double of(Component component) {
        return components.getOrDefault(component, 0.0);
    }
}
