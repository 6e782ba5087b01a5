package org.tradebench.cache.coherence;

/** What is known of another origin's numbers. One thread at a time. */
final class PeerProgress {
    private final NumbersAhead ahead = new NumbersAhead();
    private boolean member;
    private boolean known;
    private long memberSince;
    private long position;
    private long highest;

    boolean isMember() {
        return member;
    }

    /** Whether its position is: before that, it is unknown which of its invalidations this member has missed. */
    boolean isKnown() {
        return known;
    }

    long position() {
        return position;
    }

    /** The highest number that it is known to have given. */
    long highest() {
        return Math.max(highest, position);
    }

    boolean isBehind() {
        return known && highest > position;
    }

    /** A member from this view on, of which only what it says from this view on counts. */
    void joins(long view) {
        member = true;
        known = false;
        memberSince = view;
    }

    /** Whether what it said in that view is said to this member too. */
    boolean isNewsSince(long view) {
        return view >= memberSince;
    }

    void hears(long number) {
        highest = Math.max(highest, number);
    }

    boolean hasApplied(long first, long last) {
        return last <= position || ahead.contains(first, last);
    }

    void applied(long first, long last) {
        hears(last);
        ahead.add(first, last);
        if (known) {
            position = ahead.reach(position);
        }
    }

    /** Whether all of its invalidations up to that number were applied here, in any order. */
    boolean reaches(long number) {
        position = ahead.reach(position);
        return position >= number;
    }

    /** All up to the number are dealt with. */
    void settles(long number) {
        hears(number);
        known = true;
        position = ahead.reach(Math.max(position, number));
    }
}
