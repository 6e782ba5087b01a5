package org.tradebench.cache.jgroups;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jgroups.protocols.AUTH;
import org.jgroups.protocols.Bundler;
import org.jgroups.protocols.FD_ALL3;
import org.jgroups.protocols.FD_SOCK2;
import org.jgroups.protocols.FRAG2;
import org.jgroups.protocols.MERGE3;
import org.jgroups.protocols.MFC;
import org.jgroups.protocols.MPING;
import org.jgroups.protocols.PerDestinationBundler;
import org.jgroups.protocols.TCP;
import org.jgroups.protocols.TCPPING;
import org.jgroups.protocols.UFC;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.VERIFY_SUSPECT2;
import org.jgroups.protocols.dns.DNS_PING;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.protocols.pbcast.STABLE;
import org.jgroups.stack.Protocol;
import org.jgroups.util.Util;
import org.tradebench.cache.jgroups.JGroupsSettings.Discovery;
import org.tradebench.cache.jgroups.JGroupsSettings.Dns;
import org.tradebench.cache.jgroups.JGroupsSettings.Multicast;
import org.tradebench.cache.jgroups.JGroupsSettings.StaticList;

/** Assembles the JGroups protocols, from the wire up. */
final class ProtocolStack {
    private static final long VERIFY_MILLIS = 1_000;

    /** The failure timeout divided by this is the time for one attempt to join. */
    private static final int JOIN_PART = 4;

    /**
     * Together longer than the failure timeout: if the coordinator, which admits new members, is dead, the others notice, and the next coordinator admits this
     * member. A member that is not admitted starts a cluster of its own, which MERGE3 joins with the others when they can reach each other.
     */
    private static final int JOIN_ATTEMPTS = 2 * JOIN_PART;

    private ProtocolStack() {}

    static List<Protocol> of(JGroupsSettings settings, ClusterSecret secret, UntrustedPeers strangers)
            throws IOException {
        InetAddress bind = settings.bindAddress() == null ? Util.getNonLoopbackAddress() : settings.bindAddress();
        long timeout = settings.failureTimeout().toMillis();
        List<Protocol> protocols = new ArrayList<>();
        TCP tcp = new TCP();
        // Otherwise an invalidation may wait 40 ms for the other side's acknowledgement of earlier data.
        tcp.tcpNodelay(true);
        tcp.setBundler(senders());
        if (settings.encrypted()) {
            tcp.setSocketFactory(ClusterTls.sockets(secret.connections(), strangers));
        }
        protocols.add(tcp.setBindAddress(bind).setBindPort(settings.port()).setPortRange(0));
        protocols.add(discovery(settings.discovery(), bind));
        protocols.add(new MERGE3().setMinInterval(timeout / 4).setMaxInterval(timeout));
        // It listens on every address of the machine unless told.
        protocols.add(new FD_SOCK2()
                .setBindAddress(bind)
                .setOffset(JGroupsSettings.FAILURE_DETECTION_OFFSET)
                .setPortRange(1));
        protocols.add(new FD_ALL3().setTimeout(timeout).setInterval(timeout / 4));
        protocols.add(new VERIFY_SUSPECT2().setTimeout(VERIFY_MILLIS));
        protocols.add(new NAKACK2().useMcastXmit(false));
        protocols.add(new UNICAST3());
        protocols.add(new STABLE());
        protocols.add(authentication(secret));
        protocols.add(new GMS()
                .setJoinTimeout(timeout / JOIN_PART)
                .setMaxJoinAttempts(JOIN_ATTEMPTS)
                .printLocalAddress(false));
        protocols.add(new MFC());
        protocols.add(new UFC());
        protocols.add(new FRAG2());
        return protocols;
    }

    /** Uses a thread for each member: with one for all, a connection to a stopped member would hold up what is sent to the others. */
    private static Bundler senders() {
        return new PerDestinationBundler().useSingleSenderThread(false);
    }

    private static Protocol authentication(ClusterSecret secret) {
        AUTH authentication = new AUTH();
        EntryToken token = new EntryToken(secret);
        token.setAuth(authentication);
        return authentication.setAuthToken(token);
    }

    private static Protocol discovery(Discovery discovery, InetAddress bind) {
        if (discovery instanceof StaticList list) {
            TCPPING ping = new TCPPING();
            // As words, not as addresses: then it asks the DNS again for a member that has no address yet.
            ping.setValue(
                    "initial_hosts_str",
                    list.members().stream()
                            .map(member -> member.getHostString() + '[' + member.getPort() + ']')
                            .collect(Collectors.joining(",")));
            return ping.setPortRange(0);
        }
        if (discovery instanceof Dns dns) {
            return new DNS_PING().setDNSQuery(dns.name());
        }
        Multicast multicast = (Multicast) discovery;
        MPING ping = new MPING();
        ping.setBindAddr(bind);
        return ping.setMcastAddr(multicast.address()).setMcastPort(multicast.port());
    }
}
