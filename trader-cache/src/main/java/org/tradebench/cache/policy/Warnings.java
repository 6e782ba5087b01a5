package org.tradebench.cache.policy;

import java.util.HashSet;
import java.util.Set;

/** Says of each thing that a file asks for and does not get, once. */
final class Warnings {

    private static final System.Logger LOG = System.getLogger(CachePolicies.class.getName());

    private final Set<String> said = new HashSet<>();

    /**
     * @param what the same text for the same thing, wherever it stands
     * @param consequence what happens instead
     */
    void ignored(XmlElement where, String what, String consequence) {
        if (said.add(what)) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    "{0} line {1}, <{2}>: {3} is not supported: {4}",
                    where.file(),
                    Integer.toString(where.line()),
                    where.name(),
                    what,
                    consequence);
        }
    }
}
