package org.tradebench.cache.cluster;

/** Numbers the kinds of messages on the wire. */
enum MessageKind {
    INVALIDATION(0),
    DROP(1),
    PUSH(2),
    ANNOUNCEMENT(3),
    ALIAS(4),
    PULL(5),
    PULL_REPLY(6),
    CONFIRM(7),
    CONFIRMED(8),
    BEGIN(9),
    END(10),
    BOOTSTRAP(11),
    STANDINGS(12),
    STANDINGS_WANTED(13),
    DIGEST_WANTED(14),
    DIGEST(15);

    private static final MessageKind[] BY_NUMBER = values();

    private final int number;

    MessageKind(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    static MessageKind of(int number) {
        if (number >= BY_NUMBER.length) {
            throw new IllegalArgumentException(
                    "a frame has a message of kind " + number + "; this member knows 0 to " + (BY_NUMBER.length - 1));
        }
        return BY_NUMBER[number];
    }
}
