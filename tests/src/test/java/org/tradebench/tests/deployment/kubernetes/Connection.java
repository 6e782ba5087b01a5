package org.tradebench.tests.deployment.kubernetes;

/** One that is allowed: from a component to a component's port. */
record Connection(String from, String to, String protocol, int port) implements Comparable<Connection> {

    @Override
    public int compareTo(Connection other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return from + " -> " + to + " " + protocol + " " + port;
    }
}
