package org.tradebench.cache.cluster;

import org.jgroups.Address;
import org.jgroups.util.UUID;
import org.tradebench.cache.coherence.Origin;

/** Converts between a member's address in JGroups and its origin. */
final class Addresses {
    private Addresses() {}

    static Address of(Origin origin) {
        return new UUID(origin.id().getMostSignificantBits(), origin.id().getLeastSignificantBits());
    }

    static Origin origin(Address address) {
        UUID id = (UUID) address;
        return new Origin(new java.util.UUID(id.getMostSignificantBits(), id.getLeastSignificantBits()));
    }
}
