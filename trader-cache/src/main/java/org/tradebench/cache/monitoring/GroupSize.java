package org.tradebench.cache.monitoring;

/** @param members in memory and on disk */
public record GroupSize(Object name, int members) {}
