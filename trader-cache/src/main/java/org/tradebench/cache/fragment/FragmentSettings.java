package org.tradebench.cache.fragment;

/**
 * How fragments are cached.
 *
 * @param invalidateBefore whether a servlet's invalidations run before it, as the original does, and not after it: for experiments
 * @param waitForInvalidation whether a request goes on only when its invalidations are done on every member
 * @param largestFragment how many characters or bytes an entry may hold, at least 1; what is larger is not stored
 */
public record FragmentSettings(boolean invalidateBefore, boolean waitForInvalidation, int largestFragment) {
    /** After the servlet, waiting, up to a million characters. */
    public static final FragmentSettings DEFAULT = new FragmentSettings(false, true, 1 << 20);

    /** @throws IllegalArgumentException when the largest fragment is less than 1 */
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
