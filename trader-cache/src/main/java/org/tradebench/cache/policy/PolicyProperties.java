package org.tradebench.cache.policy;

/**
 * Holds the properties in force for what a cache-id made: the entry's, overridden by the cache-id's own.
 *
 * @param consumeSubfragments for which children their output becomes part of this entry
 * @param doNotConsume whether no parent may take this output into its own entry
 * @param doNotCache whether everything is computed and nothing stored
 * @param saveAttributes which request attributes that the servlet has set are stored
 * @param storeCookies which cookies that the servlet has set are stored
 * @param ignoreGetPost whether GET and POST share an entry
 * @param ignoreCharEncoding whether requests of different encodings share an entry
 * @param persistToDisk whether the entry may go to disk
 * @param delayInvalidations whether invalidations run after the work even where DynaCache's order is reproduced
 */
public record PolicyProperties(
        SwitchProperty consumeSubfragments,
        boolean doNotConsume,
        boolean doNotCache,
        SwitchProperty saveAttributes,
        SwitchProperty storeCookies,
        boolean ignoreGetPost,
        boolean ignoreCharEncoding,
        boolean persistToDisk,
        boolean delayInvalidations) {
    static final PolicyProperties DEFAULT = new PolicyProperties(
            SwitchProperty.OFF, false, false, SwitchProperty.ON, SwitchProperty.ON, false, false, true, false);
}
