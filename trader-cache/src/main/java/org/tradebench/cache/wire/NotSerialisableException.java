package org.tradebench.cache.wire;

/** Reports what cannot be written or read: the message names the class and how to allow it, or describes what is wrong with the bytes. */
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

    static NotSerialisableException damage(String what) {
        return new NotSerialisableException("the bytes are damaged: " + what, true);
    }

    /** Returns whether the bytes are not those that were written; otherwise their content is refused. */
    public boolean isDamage() {
        return damage;
    }
}
