package org.tradebench.cache.cluster;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a member of a JGroups cluster listens, how it finds the others, and what they must know to be let in. Immutable.
 *
 * @param clusterName of all members that belong together
 * @param secret that all members share, at least {@link #LEAST_SECRET} characters; nothing is applied that comes from who does not know it
 * @param encrypted whether members speak by TLS, in which each proves that it knows the secret; else who can record a request to be let in can repeat it
 * @param bindAddress of the network interface; null for one that is not the loopback
 * @param port for TCP; the failure detector listens on {@link #FAILURE_DETECTION_OFFSET} above it
 * @param discovery how the others are found
 * @param failureTimeout how long a member may be silent before it is taken for lost; one whose process ends is noticed at once
 */
public record JGroupsSettings(
        String clusterName,
        String secret,
        boolean encrypted,
        @Nullable InetAddress bindAddress,
        int port,
        Discovery discovery,
        Duration failureTimeout) {
    public static final int LEAST_SECRET = 16;

    public static final int FAILURE_DETECTION_OFFSET = 100;

    /** How members find each other. */
    public sealed interface Discovery {}

    /** All members may be at these addresses; not all need to be there, nor to be resolved. */
    public record StaticList(List<InetSocketAddress> members) implements Discovery {
        /** @throws IllegalArgumentException when it is empty */
        public StaticList {
            members = List.copyOf(members);
            if (members.isEmpty()) {
                throw new IllegalArgumentException(
                        "the list of members is empty; it must name the host and the port of one member or more");
            }
        }
    }

    /** All members have addresses under this name, and the same port: containers under an orchestrator. */
    public record Dns(String name) implements Discovery {
        /** @throws IllegalArgumentException when the name is blank */
        public Dns {
            if (name.isBlank()) {
                throw new IllegalArgumentException("the name that all members have in the DNS is blank");
            }
        }
    }

    /** The members shout on this address of the local network. */
    public record Multicast(InetAddress address, int port) implements Discovery {
        /** @throws IllegalArgumentException when it is no multicast address */
        public Multicast {
            if (!address.isMulticastAddress()) {
                throw new IllegalArgumentException("discovery address is " + address.getHostAddress()
                        + "; a multicast address is 224.0.0.0 to 239.255.255.255, or begins with ff");
            }
        }
    }

    /** @throws IllegalArgumentException; one line that names the setting, its value (never the secret's) and what it may be */
    public JGroupsSettings {
        if (clusterName == null || clusterName.isBlank()) {
            throw new IllegalArgumentException("a cluster must have a name");
        }
        if (secret == null || secret.length() < LEAST_SECRET) {
            throw new IllegalArgumentException("the secret of cluster '" + clusterName + "' has "
                    + (secret == null ? 0 : secret.length()) + " characters; it must have " + LEAST_SECRET
                    + " or more, the same on every member");
        }
        if (port < 1 || port > 65_535 - FAILURE_DETECTION_OFFSET) {
            throw new IllegalArgumentException("port of cluster '" + clusterName + "' is " + port + "; it may be 1 to "
                    + (65_535 - FAILURE_DETECTION_OFFSET));
        }
        if (failureTimeout.compareTo(Duration.ofSeconds(1)) < 0) {
            throw new IllegalArgumentException("failure timeout of cluster '" + clusterName + "' is " + failureTimeout
                    + "; it may be one second or more");
        }
    }

    /** Encrypted; a silent member is lost after eight seconds. */
    public static JGroupsSettings of(
            String clusterName, String secret, @Nullable InetAddress bindAddress, int port, Discovery discovery) {
        return new JGroupsSettings(clusterName, secret, true, bindAddress, port, discovery, Duration.ofSeconds(8));
    }

    public JGroupsSettings withEncrypted(boolean newEncrypted) {
        return new JGroupsSettings(clusterName, secret, newEncrypted, bindAddress, port, discovery, failureTimeout);
    }

    public JGroupsSettings withFailureTimeout(Duration newFailureTimeout) {
        return new JGroupsSettings(clusterName, secret, encrypted, bindAddress, port, discovery, newFailureTimeout);
    }

    /** Without the secret. */
    @Override
    public String toString() {
        return "cluster '" + clusterName + "' on " + bindAddress + ":" + port + " found by " + discovery
                + (encrypted ? ", encrypted" : "") + ", failure timeout " + failureTimeout;
    }
}
