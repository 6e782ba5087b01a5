package org.tradebench.cache.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.MemberPosition;
import org.tradebench.cache.coherence.Origin;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ContentDigest;

/** Carries one message between members of the cluster, such as an invalidation. */
sealed interface Message {
    /**
     * Reports invalidations by the origin.
     *
     * @param first of its numbers that this stands for; less than the last if several are combined
     * @param names empty: everything
     */
    record Invalidation(long first, long last, Set<Object> names, InvalidationCause cause) implements Message {}

    /** Has members forget entries of these names (none: everything), without refusing fills of what is read meanwhile. */
    record Drop(Set<Object> names) implements Message {}

    /** @param replaced whether the origin had another value before: who cannot store this one must not keep the old one */
    record Push(EntrySnapshot entry, boolean replaced) implements Message {}

    /** Announces that the origin has an entry of this id, in these groups. */
    record Announcement(Object id, Set<Object> dependencyIds) implements Message {}

    record Alias(Object id, Set<Object> aliases, boolean added) implements Message {}

    /** Asks for an entry of this id. */
    record Pull(long request, Object id) implements Message {}

    /** @param entry empty: the sender has none */
    record PullReply(long request, Optional<EntrySnapshot> entry) implements Message {}

    /** Asks to confirm when everything up to the number is applied. */
    record Confirm(long request, long number) implements Message {}

    /** Answers a {@link Confirm}, a {@link Begin} or a {@link Leaving}; or a {@link DigestWanted} where there is nothing to digest. */
    record Confirmed(long request) implements Message {}

    /** Announces a change of what these names stand for. */
    record Begin(long token, Set<Object> names) implements Message {}

    /** Ends an announced change; the invalidations up to the number belong to it. */
    record End(long token, long number) implements Message {}

    /** Asks for shared entries, or only their ids. */
    record Bootstrap(boolean entries) implements Message {}

    /**
     * Reports the origin's position by cache instance, 0 for an instance that is absent.
     *
     * @param request that this answers; 0: none
     * @param losses what the origin knows of lost members
     */
    record PositionReport(long request, long view, Losses losses, Map<String, MemberPosition> positions)
            implements Message {}

    /**
     * Reports what members that were lost may still commit.
     *
     * @param cutOff whom the origin has lost without a sign that their processes have ended
     * @param lateCommits whether the database may still commit what a lost member had sent
     */
    record Losses(Set<Origin> cutOff, boolean lateCommits) {
        static final Losses NONE = new Losses(Set.of(), false);
    }

    /** Announces that the origin leaves of its own accord, as the last message that it sends. */
    record Leaving(long request) implements Message {}

    /**
     * Asks for the receiver's positions.
     *
     * @param request to be named by the answer; 0: none
     */
    record PositionsWanted(long request) implements Message {}

    /** Asks for a digest of what is in memory. */
    record DigestWanted(long request) implements Message {}

    /** Answers a {@link DigestWanted}. */
    record Digest(long request, ContentDigest digest) implements Message {}
}
