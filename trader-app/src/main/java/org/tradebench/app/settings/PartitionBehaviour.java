package org.tradebench.app.settings;

/** Selects what a member does while it sees fewer members than CACHE_CLUSTER_SIZE. */
public enum PartitionBehaviour implements Choice {
    /** Caches nothing: every operation asks the database. */
    BYPASS("Bypass"),
    /** Caches for CACHE_PARTITION_STALENESS at most. */
    BOUNDED("Bounded staleness");

    private final String label;

    PartitionBehaviour(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
