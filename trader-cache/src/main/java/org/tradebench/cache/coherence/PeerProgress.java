package org.tradebench.cache.coherence;

/** Tracks another origin's numbers. One thread at a time. */
final class PeerProgress {
    private final OutOfOrderNumbers ahead = new OutOfOrderNumbers();
    private boolean member;
    private boolean known;
    private long memberSince;
    private long position;
    private long highest;

    boolean isMember() {
        return member;
    }

    /** Returns whether its position is known: before that, invalidations of its may have been missed here. */
    boolean isKnown() {
        return known;
    }

    long position() {
        return position;
    }

    long highest() {
        return Math.max(highest, position);
    }

    boolean isBehind() {
        return known && highest > position;
    }

    /** Makes the origin a member from this view on: positions that it reports in earlier views are ignored. */
    void markMember(long view) {
        member = true;
        known = false;
        memberSince = view;
    }

    boolean isMemberInView(long view) {
        return view >= memberSince;
    }

    /** Records that the origin has used the number. */
    void recordHighest(long number) {
        highest = Math.max(highest, number);
    }

    boolean hasApplied(long first, long last) {
        return last <= position || ahead.contains(first, last);
    }

    void applied(long first, long last) {
        recordHighest(last);
        ahead.add(first, last);
        if (known) {
            position = ahead.advance(position);
        }
    }

    /** Advances the position over what was applied out of order, and returns whether it has reached the number. */
    boolean advancesTo(long number) {
        position = ahead.advance(position);
        return position >= number;
    }

    /** Counts everything up to the number as applied: from now on the position is known. */
    void setKnownPosition(long number) {
        recordHighest(number);
        known = true;
        position = ahead.advance(Math.max(position, number));
    }
}
