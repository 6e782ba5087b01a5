package org.tradebench.load.validity;

import java.util.List;
import java.util.Map;

/** Whether a commit was safe on the disk when the database said so. Without it updates are several times faster, and lost at a crash. */
public final class DurabilityGate {
    /** PostgreSQL's settings that must not be off. */
    public static final List<String> SETTINGS = List.of("fsync", "synchronous_commit", "full_page_writes");

    private static final String NAME = "durable commits";
    private static final String LIMIT = "fsync, synchronous_commit and full_page_writes on";

    private DurabilityGate() {}

    /**
     * Judges a run.
     *
     * @param settings values by name as the database tells them; empty without access to it
     */
    public static CheckResult judge(Map<String, String> settings) {
        List<String> unknown =
                SETTINGS.stream().filter(name -> !settings.containsKey(name)).toList();
        if (!unknown.isEmpty()) {
            return CheckResult.unknown(NAME, LIMIT, "there is no access to the database's settings.");
        }
        List<String> off = SETTINGS.stream()
                .filter(name -> settings.get(name).equals("off"))
                .toList();
        if (!off.isEmpty()) {
            return new CheckResult(
                    NAME,
                    CheckOutcome.FAIL,
                    String.join(", ", off) + " off",
                    LIMIT,
                    "Commits were not safe on the disk when they were answered: no trading system may run like this.");
        }
        return new CheckResult(
                NAME, CheckOutcome.PASS, "on", LIMIT, "Every commit was on the disk before it was answered.");
    }
}
