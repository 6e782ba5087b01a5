package org.tradebench.cache.jgroups;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Configures where a member of a JGroups cluster listens, how it finds the others, and what lets it in. Immutable.
 *
 * @param secret shared by all members, at least {@link #MIN_SECRET} characters; frames of others are not applied
 * @param encrypted whether members speak TLS, in which each proves that it knows the secret; otherwise a recorded request to be let in can be repeated
 * @param bindAddress of the network interface; null for one that is not the loopback
 * @param port for TCP; the failure detector listens on {@link #FAILURE_DETECTION_OFFSET} above it
 * @param failureTimeout how long a member may be silent before it counts as lost; the end of its process is noticed at once
 */
public record JGroupsSettings(
        String clusterName,
        String secret,
        boolean encrypted,
        @Nullable InetAddress bindAddress,
        int port,
        Discovery discovery,
        Duration failureTimeout) {
    public static final int MIN_SECRET = 16;
    public static final int FAILURE_DETECTION_OFFSET = 100;

    /** Selects how members find each other. */
    public sealed interface Discovery {}

    /** Lists the addresses where members may be; not all need to be there, nor to be resolved. */
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

    /** Finds members by a DNS name that resolves to the addresses of all of them, with the same port: containers under an orchestrator. */
    public record Dns(String name) implements Discovery {
        /** @throws IllegalArgumentException when the name is blank */
        public Dns {
            if (name.isBlank()) {
                throw new IllegalArgumentException("the name that all members have in the DNS is blank");
            }
        }
    }

    /** Finds members by multicast on the local network. */
    public record Multicast(InetAddress address, int port) implements Discovery {
        /** @throws IllegalArgumentException when it is no multicast address */
        public Multicast {
            if (!address.isMulticastAddress()) {
                throw new IllegalArgumentException("discovery address is " + address.getHostAddress()
                        + "; a multicast address is 224.0.0.0 to 239.255.255.255, or begins with ff");
            }
        }
    }

    /** @throws IllegalArgumentException names the setting, its value (never the secret's) and the valid ones */
    public JGroupsSettings {
        if (clusterName == null || clusterName.isBlank()) {
            throw new IllegalArgumentException("a cluster must have a name");
        }
        if (secret == null || secret.length() < MIN_SECRET) {
            throw new IllegalArgumentException("the secret of cluster '" + clusterName + "' has "
                    + (secret == null ? 0 : secret.length()) + " characters; it must have " + MIN_SECRET
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

    /** Returns encrypted settings by which a silent member is lost after eight seconds. */
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

    /** Leaves out the secret. */
    @Override
    public String toString() {
        return "cluster '" + clusterName + "' on " + bindAddress + ":" + port + " found by " + discovery
                + (encrypted ? ", encrypted" : "") + ", failure timeout " + failureTimeout;
    }
}
