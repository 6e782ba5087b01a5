package org.tradebench.cache.policy;

/** A component's value cannot be had: the component has failed. Its message says why. */
final class UnreadableValueException extends RuntimeException {
    UnreadableValueException(String message) {
        super(message);
    }

    UnreadableValueException(String message, Throwable cause) {
        super(message, cause);
    }
}
