package org.tradebench.load.settings;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Limits the CPU that tiers of the embedded target may use while they are measured.
 *
 * @param application cores of the application server; null: no limit
 * @param database cores of the database; null: no limit
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TierCpus(
        @Nullable Double application, @Nullable Double database) {
    /** Bounds of a limit in words, for messages. */
    public static final String BOUNDS = "0.01 to 1000 CPUs";

    public TierCpus {
        check("application", application);
        check("database", database);
    }

    private static void check(String tier, @Nullable Double cpus) {
        if (cpus != null && !isLimit(cpus)) {
            throw Range.expected("target.cpus." + tier, BOUNDS, cpus);
        }
    }

    /** Returns whether a number of CPUs may be a limit. */
    public static boolean isLimit(double cpus) {
        return cpus >= 0.01 && cpus <= 1000;
    }

    /** Returns these limits; null when there is none. */
    public static @Nullable TierCpus of(@Nullable Double application, @Nullable Double database) {
        return application == null && database == null ? null : new TierCpus(application, database);
    }
}
