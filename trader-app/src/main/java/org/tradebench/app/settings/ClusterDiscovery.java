package org.tradebench.app.settings;

/** Selects how the members of a cluster find each other. */
public enum ClusterDiscovery implements Choice {
    /** Lists them in CACHE_CLUSTER_MEMBERS: {@code host:port,host:port}. */
    MEMBERS("Members", "all members, like host1:7800,host2:7800", 0),
    /** Resolves all of them from the DNS name in CACHE_CLUSTER_MEMBERS. */
    DNS("DNS", "the name that the DNS resolves to all members", 1),
    /** Uses the multicast address in CACHE_CLUSTER_MEMBERS, or the default one. */
    MULTICAST("Multicast", "a multicast address like 239.255.41.7:45588, or empty for that one", 45_588);

    /** Within the range for use inside one organisation (RFC 2365). */
    static final String USUAL_ADDRESS = "239.255.41.7";

    private final String label;
    private final String needs;
    private final int port;

    ClusterDiscovery(String label, String needs, int port) {
        this.label = label;
        this.needs = needs;
        this.port = port;
    }

    @Override
    public String label() {
        return label;
    }

    /** Returns what CACHE_CLUSTER_MEMBERS must be, for people. */
    String needs() {
        return needs;
    }

    /** Returns 0 when a port must be named. */
    int defaultPort() {
        return port;
    }
}
