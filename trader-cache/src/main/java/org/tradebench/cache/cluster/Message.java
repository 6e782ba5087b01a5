package org.tradebench.cache.cluster;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tradebench.cache.EntrySnapshot;
import org.tradebench.cache.coherence.MemberPosition;
import org.tradebench.cache.event.InvalidationCause;
import org.tradebench.cache.spi.ContentDigest;

/** One thing that members tell each other. */
sealed interface Message {
    /**
     * The origin has invalidated.
     *
     * @param first of its numbers that this stands for: the last one too, unless some are drawn together
     * @param names empty: everything
     */
    record Invalidation(long first, long last, Set<Object> names, InvalidationCause cause) implements Message {}

    /** Whoever has an entry of these names shall forget it; says nothing of what is read meanwhile. No names: everything. */
    record Drop(Set<Object> names) implements Message {}

    /** @param replaced whether the origin had another value before: who cannot store this one must not keep the old one */
    record Push(EntrySnapshot entry, boolean replaced) implements Message {}

    /** The origin has an entry of this id, in these groups. */
    record Announcement(Object id, Set<Object> dependencyIds) implements Message {}

    record Alias(Object id, Set<Object> aliases, boolean added) implements Message {}

    /** Who has an entry of this id? */
    record Pull(long request, Object id) implements Message {}

    /** @param entry none: I have none */
    record PullReply(long request, Optional<EntrySnapshot> entry) implements Message {}

    /** Say when everything up to the number is applied. */
    record Confirm(long request, long number) implements Message {}

    /** Answers a {@link Confirm} or a {@link Begin}; or a {@link DigestWanted}, where there is nothing to draw together. */
    record Confirmed(long request) implements Message {}

    /** What these names stand for is about to change. */
    record Begin(long token, Set<Object> names) implements Message {}

    /** The change is done or given up; the invalidations up to the number belong to it. */
    record End(long token, long number) implements Message {}

    /** Tell me what you have: the entries, or only their ids. */
    record Bootstrap(boolean entries) implements Message {}

    /** Where the origin stands, by cache instance; with an instance that is not in it, it stands at 0. */
    record Standings(long view, Map<String, MemberPosition> standings) implements Message {}

    /** Tell me where you stand. */
    record StandingsWanted() implements Message {}

    /** Draw together what you have in memory. */
    record DigestWanted(long request) implements Message {}

    /** Answers a {@link DigestWanted}. */
    record Digest(long request, ContentDigest digest) implements Message {}
}
