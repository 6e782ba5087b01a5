package org.tradebench.cache.monitoring;

/**
 * A group.
 *
 * @param members in memory and on disk
 */
public record GroupSize(Object name, int members) {}
