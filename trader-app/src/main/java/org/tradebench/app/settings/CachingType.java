package org.tradebench.app.settings;

/** What answers from memory instead of the database. */
public enum CachingType implements Choice {
    /** Nothing: every operation asks the database. */
    NO_CACHING("No Caching");

    private final String word;

    CachingType(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
