package org.tradebench.app.settings;

import java.time.Duration;
import java.util.List;

/**
 * Configures how the caches of several servers stay coherent.
 *
 * @param members what the discovery needs: all members, or the one name or address that leads to them
 * @param encrypted whether messages are encrypted besides being authenticated
 * @param pushInterval how long pushes and announcements wait to be sent together
 * @param invalidationsBatched whether invalidations wait with them
 * @param waitForConfirmation whether an update returns only when every member has confirmed its invalidations
 * @param size members of the whole cluster; 0 = unknown
 * @param partitionStaleness how long an entry may be served while members are missing, with {@link PartitionBehaviour#BOUNDED}
 * @param fenceAfter how long a member that has not heard from all others answers from its cache; zero: without limit
 */
public record CacheClusterSettings(
        String name,
        String bindAddress,
        int port,
        ClusterDiscovery discovery,
        List<HostAndPort> members,
        boolean encrypted,
        Duration pushInterval,
        boolean invalidationsBatched,
        boolean waitForConfirmation,
        int size,
        PartitionBehaviour partition,
        Duration partitionStaleness,
        Duration fenceAfter) {}
