package org.tradebench.cache.fragment;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Holds a fragment as it is cached. Immutable, as long as the attributes' values are.
 *
 * @param attributes the request attributes to be set again at a hit
 * @param dependencyIds the groups of the entry, for a parent that takes it into its own
 */
record FragmentEntry(
        List<FragmentPart> pieces,
        List<ResponseEffect> effects,
        List<StoredCookie> cookies,
        Map<String, Object> attributes,
        Set<Object> dependencyIds) {}
