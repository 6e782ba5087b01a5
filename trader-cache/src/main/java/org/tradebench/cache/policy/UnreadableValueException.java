package org.tradebench.cache.policy;

/** Reports that a component's value cannot be read: the component has failed. */
final class UnreadableValueException extends RuntimeException {
    UnreadableValueException(String message) {
        super(message);
    }

    UnreadableValueException(String message, Throwable cause) {
        super(message, cause);
    }
}
