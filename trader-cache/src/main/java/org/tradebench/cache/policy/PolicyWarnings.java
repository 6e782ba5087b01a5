package org.tradebench.cache.policy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects a warning for each kind of declaration in a file that is not supported. */
final class PolicyWarnings {
    private static final System.Logger LOG = System.getLogger("org.tradebench.cache.policy.CachePolicies");

    private final Set<String> said = new HashSet<>();
    private final List<String> texts = new ArrayList<>();

    /**
     * @param what the same text for the same thing, wherever it stands
     * @param consequence what happens instead
     */
    void ignored(XmlElement where, String what, String consequence) {
        if (said.add(what)) {
            String text = "%s line %d, <%s>: %s is not supported: %s"
                    .formatted(where.file(), where.line(), where.name(), what, consequence);
            texts.add(text);
            LOG.log(System.Logger.Level.WARNING, "{0}", text);
        }
    }

    List<String> texts() {
        return List.copyOf(texts);
    }
}
