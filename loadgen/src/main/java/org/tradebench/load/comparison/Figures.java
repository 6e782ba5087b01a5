package org.tradebench.load.comparison;

import java.util.List;
import org.tradebench.load.experiment.Measure;
import org.tradebench.load.results.RunRecord;
import org.tradebench.load.results.Summary;
import org.tradebench.load.telemetry.Tier;
import org.tradebench.load.telemetry.TierUse;

/**
 * What one trial contributes to a comparison. Null is 'not available'.
 *
 * @param operationsPerSecond played to a right answer
 * @param applicationMicros CPU of the application an operation in microseconds, without the JIT compiler's threads
 * @param databaseMicros CPU of the database an operation in microseconds
 * @param statements that the database executed, an operation
 * @param hitRatio of the application's cache, 0 to 1; null without one
 */
public record Figures(
        double operationsPerSecond,
        Double applicationMicros,
        Double databaseMicros,
        Double statements,
        Double hitRatio) {
    /** What a comparison tells of an arm. */
    static final List<Measure> MEASURES =
            List.of(Measure.THROUGHPUT, Measure.APPLICATION_CPU, Measure.DATABASE_CPU, Measure.STATEMENTS);

    private static final double MICROS = 1e6;

    /** Of a run that is not INVALID. */
    static Figures of(RunRecord run) {
        Summary of = run.summary();
        TierUse application = run.use().tiers().get(Tier.APPLICATION);
        TierUse database = run.use().tiers().get(Tier.DATABASE);
        return new Figures(
                of.operationsPerSecond(),
                micros(application == null ? null : application.withoutJit(), of.operationsPerSecond()),
                micros(database == null ? null : database.cores(), of.operationsPerSecond()),
                of.statementsPerOperation(),
                of.hitRatio());
    }

    /** Null when it is not available, or not one of {@link #MEASURES}. */
    Double of(Measure measure) {
        return switch (measure) {
            case THROUGHPUT -> Double.valueOf(operationsPerSecond);
            case APPLICATION_CPU -> applicationMicros;
            case DATABASE_CPU -> databaseMicros;
            case STATEMENTS -> statements;
            default -> null;
        };
    }

    private static Double micros(Double cores, double operationsPerSecond) {
        return cores == null || operationsPerSecond == 0 ? null : MICROS * cores / operationsPerSecond;
    }
}
