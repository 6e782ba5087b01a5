package org.tradebench.tests.deployment.kubernetes;

/** An allowed connection from a component to a port of a component. */
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
