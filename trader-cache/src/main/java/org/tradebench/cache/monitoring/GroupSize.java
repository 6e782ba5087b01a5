package org.tradebench.cache.monitoring;

/** @param members number of entries in memory and on disk */
public record GroupSize(Object name, int members) {}
