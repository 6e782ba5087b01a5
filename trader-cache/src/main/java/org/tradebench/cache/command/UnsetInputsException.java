package org.tradebench.cache.command;

/** Reports a command that was executed before all its inputs were set. */
public final class UnsetInputsException extends IllegalStateException {
    UnsetInputsException(Class<?> command) {
        super(command.getName() + " was executed before all its inputs were set: isReadyToCallExecute() is false");
    }
}
