package org.tradebench.cache.wire;

/** Something that cannot cross: the message names the class and how to allow it. */
public final class NotSerialisableException extends RuntimeException {

    public NotSerialisableException(String message) {
        super(message);
    }

    public NotSerialisableException(String message, Throwable cause) {
        super(message, cause);
    }
}
