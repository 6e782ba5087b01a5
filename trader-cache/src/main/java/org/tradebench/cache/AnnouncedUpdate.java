package org.tradebench.cache;

/** An update that every member has been told of before its commit: until it is closed, nobody stores what it changes. */
@FunctionalInterface
public interface AnnouncedUpdate extends AutoCloseable {

    /** The update is committed and its names are invalidated, or it is given up. */
    @Override
    void close();
}
