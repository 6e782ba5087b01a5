package org.tradebench.cache;

/**
 * Selects what a cluster's members learn of an entry that one of them has put. Invalidations reach every member under each policy. The numbers are those of
 * DynaCache's API and of Trade's settings.
 */
public enum SharingPolicy {
    /** Sends nothing: each member fills its own cache. */
    NOT_SHARED(1),
    /** Sends the whole entry in the next batch. */
    SHARED_PUSH(2),
    /** Sends nothing; a member that misses asks every other one. */
    SHARED_PULL(3),
    /** Sends the id in the next batch; a member that misses an announced id asks for it. */
    SHARED_PUSH_PULL(4);

    private final int number;

    SharingPolicy(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }

    /**
     * @param number 1 to 4
     * @throws IllegalArgumentException for any other number
     */
    public static SharingPolicy of(int number) {
        for (SharingPolicy policy : values()) {
            if (policy.number == number) {
                return policy;
            }
        }
        throw new IllegalArgumentException("sharing policy is " + number
                + "; it may be 1 (not-shared), 2 (shared-push), 3 (shared-pull) or 4 (shared-push-pull)");
    }
}
