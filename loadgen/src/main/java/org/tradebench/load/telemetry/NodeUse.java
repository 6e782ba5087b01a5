package org.tradebench.load.telemetry;

/** Summarizes what one node used in a measurement interval. */
public record NodeUse(Node node, TierUse use) {}
