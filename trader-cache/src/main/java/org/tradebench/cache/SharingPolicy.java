package org.tradebench.cache;

/**
 * What a cluster's members learn of an entry that one of them has put. Invalidations reach every member whatever the policy is: not shared means
 * "invalidations only". The numbers are those of the original's API and of Trade's settings.
 */
public enum SharingPolicy {
    /** Nothing: each member fills its own. */
    NOT_SHARED(1),
    /** The whole entry, in the next batch. */
    SHARED_PUSH(2),
    /** Nothing; a member that misses asks every other one. */
    SHARED_PULL(3),
    /** The id, in the next batch; a member that misses an announced id asks for it. */
    SHARED_PUSH_PULL(4);

    private final int number;

    SharingPolicy(int number) {
        this.number = number;
    }

    /** 1 to 4. */
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
