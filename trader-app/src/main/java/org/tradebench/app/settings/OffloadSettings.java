package org.tradebench.app.settings;

/**
 * Configures where entries go that the cache's memory has no room for.
 *
 * @param directory relative ones are below the server's own folder
 * @param entries at most; 0: no limit
 */
public record OffloadSettings(String directory, long entries, OffloadEviction eviction) {}
