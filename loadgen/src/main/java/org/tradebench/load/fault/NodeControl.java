package org.tradebench.load.fault;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Controls the nodes of a running system: kills, pauses, isolates and restarts them. A method that fails throws a Failure that says why. */
public interface NodeControl {
    /** Returns the application nodes, in order. */
    List<String> applications();

    /** Returns the database's node; where there are two, the one that is the primary now. */
    String database();

    /** Returns the server to which the load generator sends its requests, before the applications; empty when there is none. */
    Optional<String> outermost();

    /** Returns the application node that leads the cache cluster now; empty when none does, or it is unknown. */
    Optional<String> coordinator();

    /** Ends a node as a power cut would, by kill -9; returns when it is gone. */
    void kill(String node);

    /** Stops a node in an orderly way; returns when it has ended. */
    void stop(String node);

    /** Makes the standby of a primary that has ended the primary; returns when it accepts transactions. */
    void promoteStandby();

    /** Starts a node that has ended; returns before it serves. A primary whose standby was promoted comes back as a standby, or not at all. */
    void start(String node);

    /** Freezes the processes of a node; packets to it wait. */
    void pause(String node);

    /** Lets a frozen node continue. */
    void resume(String node);

    /** Sets a node's clock so far ahead of the machine's from now on; zero sets it back. Its monotonic clock stays as it is. */
    void setClockAhead(String node, Duration ahead);

    /** Returns whether a node serves now. */
    boolean isHealthy(String node);

    /** Blocks all packets between the two groups from now on, and nothing else. */
    void separate(List<String> one, List<String> other);

    /** Undoes {@link #separate}; does nothing where nothing was separated. */
    void join(List<String> one, List<String> other);

    /** Fills the database's volume to its last byte. */
    void fillDisk();

    /** Undoes {@link #fillDisk}, and starts the database if the full disk has ended it; returns before it serves. */
    void freeDisk();

    /** Returns why a fault is impossible here, in a sentence; empty when it is possible. Called before the run. */
    Optional<String> obstacle(FaultKind kind);
}
