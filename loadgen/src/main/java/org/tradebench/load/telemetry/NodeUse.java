package org.tradebench.load.telemetry;

/** What one node used in a window. */
public record NodeUse(Node node, TierUse use) {}
