package org.tradebench.load.sut.inventory;

import org.tradebench.load.telemetry.Tier;

/**
 * Tells an agent what to watch.
 *
 * @param node the node's name
 * @param tier of the node
 * @param by the way in which its first process is found
 * @param value a process's number, a file's path, an expression, a unit's or a container's name
 */
public record WatchOrder(String node, Tier tier, By by, String value) {
    public enum By {
        PID,
        PID_FILE,
        /** A regular expression that matches its command line, and no others except those of its descendants. */
        COMMAND,
        UNIT,
        CONTAINER
    }
}
