package org.tradebench.cache.fragment;

/**
 * Configures how fragments are cached.
 *
 * @param invalidateBefore whether a servlet's invalidations run before it, as in DynaCache, and not after it: for experiments
 * @param waitForInvalidation whether a request goes on only when every member has confirmed
 * @param largestFragment characters or bytes of an entry, at least 1; larger ones are not stored
 */
public record FragmentSettings(boolean invalidateBefore, boolean waitForInvalidation, int largestFragment) {
    /** Invalidates after the servlet, waits, and stores up to a million characters. */
    public static final FragmentSettings DEFAULT = new FragmentSettings(false, true, 1 << 20);

    public FragmentSettings {
        if (largestFragment < 1) {
            throw new IllegalArgumentException("largest fragment is " + largestFragment + "; it may be 1 or more");
        }
    }

    public FragmentSettings withInvalidateBefore(boolean newInvalidateBefore) {
        return new FragmentSettings(newInvalidateBefore, waitForInvalidation, largestFragment);
    }

    public FragmentSettings withWaitForInvalidation(boolean newWaitForInvalidation) {
        return new FragmentSettings(invalidateBefore, newWaitForInvalidation, largestFragment);
    }

    public FragmentSettings withLargestFragment(int newLargestFragment) {
        return new FragmentSettings(invalidateBefore, waitForInvalidation, newLargestFragment);
    }
}
