package org.tradebench.app.settings;

/**
 * Where entries go that the cache's memory has no room for.
 *
 * @param directory relative ones are below the server's own folder
 * @param entries at most; 0: no limit
 * @param flushOnStop whether memory is written at a stop in order
 */
public record OffloadSettings(String directory, long entries, OffloadEviction eviction, boolean flushOnStop) {}
