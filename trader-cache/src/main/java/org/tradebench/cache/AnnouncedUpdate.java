package org.tradebench.cache;

/** Keeps every member from caching what an update is about to change, from before its commit until it is closed. */
@FunctionalInterface
public interface AnnouncedUpdate extends AutoCloseable {
    /** Ends the announcement: the update is committed and its names are invalidated, or it is given up. */
    @Override
    void close();
}
