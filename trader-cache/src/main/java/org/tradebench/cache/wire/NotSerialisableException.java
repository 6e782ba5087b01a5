package org.tradebench.cache.wire;

/** Something that cannot cross: the message names the class and how to allow it, or says what is wrong with the bytes. */
public final class NotSerialisableException extends RuntimeException {
    private final boolean damage;

    public NotSerialisableException(String message) {
        this(message, false);
    }

    public NotSerialisableException(String message, Throwable cause) {
        super(message, cause);
        this.damage = false;
    }

    private NotSerialisableException(String message, boolean damage) {
        super(message);
        this.damage = damage;
    }

    /** The bytes are not those that were written. */
    static NotSerialisableException damage(String what) {
        return new NotSerialisableException("the bytes are damaged: " + what, true);
    }

    /** Whether the bytes are not those that were written; otherwise they are, but what they say is refused. */
    public boolean isDamage() {
        return damage;
    }
}
