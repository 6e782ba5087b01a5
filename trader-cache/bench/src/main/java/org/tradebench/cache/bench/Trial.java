package org.tradebench.cache.bench;

import java.util.List;

/**
 * One process that measured one subject.
 *
 * @param round from 1
 * @param place in the order of its round, from 1
 * @param comparison the table
 * @param perSecond operations per second of all threads together, an element for each iteration
 * @param perCpuSecond operations per second of their threads' own processor time; not a number where other threads do part of the work
 * @param bytesPerOperation allocated by all threads
 */
record Trial(
        int round,
        int place,
        String comparison,
        String conditions,
        String subject,
        List<Double> perSecond,
        double perCpuSecond,
        double bytesPerOperation) {

    double mean() {
        return perSecond.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
