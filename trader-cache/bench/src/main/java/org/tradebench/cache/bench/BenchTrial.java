package org.tradebench.cache.bench;

import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;
import org.tradebench.cache.bench.BenchComparison.Contender;

/**
 * Holds what was measured of one subject in one process under one set of conditions.
 *
 * @param block from 1; called round in older files
 * @param place in the order of its block, from 1
 * @param comparison name of the table
 * @param perSecond operations per second of all threads together, an element for each iteration
 * @param perCpuSecond operations per second of the whole process's processor time; not a number where that is not counted
 * @param bytesPerOperation allocated by all threads
 * @param nanosPerInvalidation of a group; zero where none is invalidated
 */
record BenchTrial(
        @JsonAlias("round") int block,
        int place,
        Host host,
        String comparison,
        String conditions,
        String subject,
        List<Double> perSecond,
        double perCpuSecond,
        double bytesPerOperation,
        double nanosPerInvalidation) {

    static BenchTrial of(int block, int place, BenchComparison comparison, Contender subject, JmhMeasurement measured) {
        return new BenchTrial(
                block,
                place,
                comparison.host(),
                comparison.name(),
                comparison.conditions(),
                subject.label(),
                measured.perSecond(),
                measured.perCpuSecond(),
                measured.bytesPerOperation(),
                measured.nanosPerInvalidation());
    }

    double mean() {
        return perSecond.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
