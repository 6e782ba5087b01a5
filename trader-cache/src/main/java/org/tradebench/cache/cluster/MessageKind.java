package org.tradebench.cache.cluster;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tradebench.cache.statistics.CacheCounter;

/** Lists the kinds of messages, with their numbers on the wire and what counts them. */
@SuppressWarnings("ImmutableEnumChecker") // The list is unmodifiable.
enum MessageKind {
    INVALIDATION(0, Message.Invalidation.class, CacheCounter.INVALIDATIONS_SENT),
    DROP(1, Message.Drop.class),
    PUSH(2, Message.Push.class, CacheCounter.PUSHES_SENT),
    ANNOUNCEMENT(3, Message.Announcement.class, CacheCounter.ANNOUNCEMENTS_SENT),
    ALIAS(4, Message.Alias.class, CacheCounter.ALIASES_SENT),
    PULL(5, Message.Pull.class, CacheCounter.PULLS_SENT),
    PULL_REPLY(6, Message.PullReply.class, CacheCounter.PULL_REPLIES_SENT),
    CONFIRM(7, Message.Confirm.class, CacheCounter.CONFIRMATIONS_ASKED),
    CONFIRMED(8, Message.Confirmed.class, CacheCounter.CONFIRMATIONS_SENT),
    BEGIN(9, Message.Begin.class, CacheCounter.CONFIRMATIONS_ASKED, CacheCounter.UPDATES_ANNOUNCED),
    END(10, Message.End.class),
    BOOTSTRAP(11, Message.Bootstrap.class),
    POSITION_REPORT(12, Message.PositionReport.class),
    POSITIONS_WANTED(13, Message.PositionsWanted.class),
    DIGEST_WANTED(14, Message.DigestWanted.class),
    DIGEST(15, Message.Digest.class),
    LEAVING(16, Message.Leaving.class);

    private static final MessageKind[] BY_NUMBER = values();
    private static final Map<Class<? extends Message>, MessageKind> BY_TYPE =
            Arrays.stream(BY_NUMBER).collect(Collectors.toMap(kind -> kind.type, Function.identity()));

    private final int number;
    private final Class<? extends Message> type;

    /** Counters that a message of this kind advances by one when it is sent. */
    final List<CacheCounter> sent;

    MessageKind(int number, Class<? extends Message> type, CacheCounter... sent) {
        this.number = number;
        this.type = type;
        this.sent = List.of(sent);
    }

    int number() {
        return number;
    }

    static MessageKind of(Message message) {
        return Objects.requireNonNull(BY_TYPE.get(message.getClass()));
    }

    static MessageKind of(int number) {
        if (number >= BY_NUMBER.length) {
            throw new IllegalArgumentException(
                    "a frame has a message of kind " + number + "; this member knows 0 to " + (BY_NUMBER.length - 1));
        }
        return BY_NUMBER[number];
    }
}
