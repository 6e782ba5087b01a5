package org.tradebench.app.settings;

/** How the members of a cluster find each other. */
public enum ClusterDiscovery implements Choice {
    /** CACHE_CLUSTER_MEMBERS lists them: {@code host:port,host:port}. */
    MEMBERS("Members"),
    /** CACHE_CLUSTER_MEMBERS is a name that the DNS resolves to all of them. */
    DNS("DNS"),
    /** CACHE_CLUSTER_MEMBERS is a multicast address, or nothing for the usual one. */
    MULTICAST("Multicast");

    private final String word;

    ClusterDiscovery(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
