package org.tradebench.app.settings;

/** Selects what {@code /scenario} plays. */
public enum WorkloadMix implements Choice {
    /** The standard mix: 14 % updates. */
    STANDARD("Standard"),
    /** More updates: 22 %. */
    HIGH_VOLUME("High-Volume"),
    /** Nothing: there is no such page. */
    OFF("Off");

    private final String label;

    WorkloadMix(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
