package org.tradebench.load.telemetry;

/** What one node used in a measurement interval. */
public record NodeUse(Node node, TierUse use) {}
