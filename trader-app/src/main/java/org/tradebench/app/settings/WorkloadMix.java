package org.tradebench.app.settings;

/** What {@code /scenario} plays. */
public enum WorkloadMix implements Choice {
    /** The standard mix: 14 % updates. */
    STANDARD("Standard"),
    /** More of what changes something: 22 % updates. */
    HIGH_VOLUME("High-Volume"),
    /** Nothing: there is no such page. */
    OFF("Off");

    private final String word;

    WorkloadMix(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
