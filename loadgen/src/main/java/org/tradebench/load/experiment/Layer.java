package org.tradebench.load.experiment;

/**
 * Pairs a level that uses a layer of the server with one that does not, so that the difference of their costs is the layer's.
 *
 * @param upper label of the level with it
 * @param lower label of the level without it
 * @param what the difference, in words
 */
public record Layer(String upper, String lower, String what) {}
