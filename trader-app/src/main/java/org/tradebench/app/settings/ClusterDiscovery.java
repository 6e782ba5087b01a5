package org.tradebench.app.settings;

/** How the members of a cluster find each other. */
public enum ClusterDiscovery implements Choice {
    /** CACHE_CLUSTER_MEMBERS lists them: {@code host:port,host:port}. */
    MEMBERS("Members", "all members, like host1:7800,host2:7800", 0),
    /** CACHE_CLUSTER_MEMBERS is a name that the DNS resolves to all of them. */
    DNS("DNS", "the name that the DNS resolves to all members", 1),
    /** CACHE_CLUSTER_MEMBERS is a multicast address, or nothing for the usual one. */
    MULTICAST("Multicast", "a multicast address like 239.255.41.7:45588, or empty for that one", 45_588);

    /** Within the range that is for use inside one organisation (RFC 2365). */
    static final String USUAL_ADDRESS = "239.255.41.7";

    private final String word;
    private final String needs;
    private final int port;

    ClusterDiscovery(String word, String needs, int port) {
        this.word = word;
        this.needs = needs;
        this.port = port;
    }

    @Override
    public String word() {
        return word;
    }

    /** What CACHE_CLUSTER_MEMBERS must be, for people. */
    String needs() {
        return needs;
    }

    /** Where it names no port; 0: it must. */
    int defaultPort() {
        return port;
    }
}
